import { describe, expect, it } from 'vitest';
import { CONTRACT, PHOTO, sampleFile } from '../testing';
import { cleanReport } from '../testing/samples';
import { type ListedFile, isClean } from './listed-files';
import { FIRST_OPTIONS } from './options';
import { obstacleTo, onlyClean, batchOf } from './batch';

const options = { ...FIRST_OPTIONS, watermark: true, text: 'For the bank' };
const nothing = { ...FIRST_OPTIONS, strip: false, resize: false };

const found: ListedFile = {
  id: 1,
  file: sampleFile('a.jpg', 'jpeg'),
  kind: 'jpeg',
  report: PHOTO,
  step: { at: 'found' },
};
const looking: ListedFile = { ...found, id: 2, report: null, step: { at: 'looking' } };
const locked: ListedFile = { ...looking, id: 3, step: { at: 'failed', problem: 'It needs a password.' } };
const contract: ListedFile = { ...found, id: 4, kind: 'pdf', report: CONTRACT };
const clean = {
  ...found,
  id: 5,
  step: {
    at: 'clean',
    result: {
      file: new Blob(),
      after: cleanReport(PHOTO, true),
      stripped: null,
      options: { strip: true, resize: true, watermark: 'For the bank' },
      name: 'clean-1.jpg',
      isSaved: true,
    },
  },
} satisfies ListedFile;

describe('what is processed', () => {
  it('is one that is clean and alone, when other options are chosen', () => {
    expect(onlyClean([clean])).toBe(clean);
    expect(batchOf([clean], options)).toEqual([]);
    for (const change of [
      { text: 'For the post' },
      { watermark: false },
      { strip: false },
      { resize: false },
    ])
      expect(batchOf([clean], { ...options, ...change })).toEqual([clean]);
    expect(batchOf([clean], nothing)).toEqual([]);
  });

  it('is a clean PDF, when its pages are to be redrawn otherwise', () => {
    const plain = { strip: true, resize: false, watermark: null };
    const result = { ...clean.step.result, options: plain };
    const whole: ListedFile = { ...contract, step: { at: 'clean', result } };
    const redrawn: ListedFile = {
      ...contract,
      step: { at: 'clean', result: { ...result, options: { ...plain, redraw: FIRST_OPTIONS.pages } } },
    };
    const redraw = { ...FIRST_OPTIONS, redraw: true };
    expect(batchOf([whole], FIRST_OPTIONS)).toEqual([]);
    expect(batchOf([whole], redraw)).toEqual([whole]);
    expect(batchOf([redrawn], redraw)).toEqual([]);
    for (const pages of [
      { sharpness: 300, hasText: true } as const,
      { sharpness: 150, hasText: false } as const,
    ])
      expect(batchOf([redrawn], { ...redraw, pages })).toEqual([redrawn]);
  });

  it('is of several what is not clean', () => {
    expect(onlyClean([clean, found])).toBeUndefined();
    expect(batchOf([clean, found, looking, locked], FIRST_OPTIONS)).toEqual([found]);
    expect(batchOf([clean, { ...clean, id: 6 }], FIRST_OPTIONS).filter(isClean)).toEqual([]);
  });
});

describe('why nothing can be processed', () => {
  it.each([
    ['Choose a file first.', [], options],
    ['Looking through the file…', [looking], options],
    ['Looking through the files…', [found, looking], options],
    ['This file can’t be processed. Remove it, or add another.', [locked], options],
    ['None of these files can be processed.', [locked, locked], options],
    ['Tick what you want done.', [found, contract], nothing],
    [
      'Tick “Strip metadata” or “Redraw pages”: nothing else can be done with a PDF.',
      [contract],
      { ...options, strip: false },
    ],
    [null, [found, locked], options],
    [null, [clean], FIRST_OPTIONS],
  ])('is “%s”', (words, entries, chosen) => {
    expect(obstacleTo(entries, chosen)).toBe(words);
  });
});
