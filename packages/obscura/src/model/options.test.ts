import type { Detail, Report } from '@hub/file-core';
import { describe, expect, it } from 'vitest';
import {
  doesSomething,
  FIRST_OPTIONS,
  LONGEST_TEXT,
  mayBePictures,
  optionsFor,
  planInWords,
  redrawOffer,
  takesAllOut,
  textProblem,
  warningsFor,
} from './options';

const MARKED = { ...FIRST_OPTIONS, watermark: true, text: ' Only for the bank ' };
const photoOf = (width: number): Report => ({
  kind: 'jpeg',
  size: { width, height: 100 },
  pages: null,
  details: [],
  kept: [],
  warnings: [],
  losses: [],
});

it('strips and resizes a picture at first, and marks nothing (specification §9.72)', () => {
  expect(optionsFor('jpeg', FIRST_OPTIONS)).toEqual({ strip: true, resize: true, watermark: null });
});

it('neither resizes nor marks a PDF (specification §5.71)', () => {
  expect(optionsFor('pdf', MARKED)).toEqual({ strip: true, resize: false, watermark: null });
  expect(optionsFor('png', MARKED)).toMatchObject({ resize: true, watermark: ' Only for the bank ' });
});

it.each([
  [['jpeg'], FIRST_OPTIONS, 'Details removed · pictures at most 1600 px'],
  [['pdf'], MARKED, 'Details removed'],
  [
    ['pdf', 'png'],
    { ...MARKED, strip: false, resize: false },
    'Details kept · pictures at their own size · marked “Only for the bank”',
  ],
] as const)('says of %j what will happen', (kinds, options, words) => {
  expect(planInWords(kinds, options)).toBe(words);
});

describe('pages that are redrawn', () => {
  const redrawn = { ...FIRST_OPTIONS, redraw: true };
  const report: Report = {
    ...photoOf(0),
    kind: 'pdf',
    size: null,
    warnings: [
      'Its signature is lost.',
      'Layers in it are switched off: what they hold is hidden, but stays.',
    ],
  };

  it('are those of PDFs alone', () => {
    const redraw = { sharpness: 150, hasText: true };
    expect(optionsFor('pdf', redrawn)).toEqual({ strip: true, resize: false, watermark: null, redraw });
    expect(optionsFor('jpeg', redrawn)).not.toHaveProperty('redraw');
    expect(optionsFor('pdf', FIRST_OPTIONS)).not.toHaveProperty('redraw');
    expect(planInWords(['pdf'], redrawn)).toBe('Details removed · PDF pages as pictures, 150 dpi');
    expect(planInWords(['png'], redrawn)).toBe('Details removed · pictures at most 1600 px');
  });

  it('lose all that is private, stripped or not', () => {
    const unstripped = { ...redrawn, strip: false };
    expect(doesSomething('pdf', unstripped)).toBe(true);
    expect(takesAllOut(report, unstripped)).toBe(true);
    expect(planInWords(['pdf'], unstripped)).toBe('Details removed · PDF pages as pictures, 150 dpi');
    expect(planInWords(['pdf', 'png'], unstripped)).toMatch(/^Details kept · /);
  });

  it('are said to lose what pictures do not have, and to keep nothing that is hidden', () => {
    const warnings = warningsFor(report, { ...redrawn, strip: false });
    expect(warnings[0]).toBe('Its signature is lost.');
    expect(warnings.join(' ')).toContain('Its pages become pictures');
    expect(warnings.join(' ')).not.toContain('Layers');
  });

  it('are pointed out for each reason that one of the PDFs has, until the option is on', () => {
    const unknown: Detail = { topic: 'more', label: 'Private data', value: 'XX_Own (document)' };
    const attached = { ...report, warnings: ['The files attached to it are removed, too.'] };
    const programs = { ...attached, details: [unknown] };
    expect([...redrawOffer([null, attached, report, programs], FIRST_OPTIONS)]).toEqual([
      'hidden',
      'unknown',
    ]);
    expect([...redrawOffer([null, attached], FIRST_OPTIONS)]).toEqual([]);
    expect([...redrawOffer([report, programs], redrawn)]).toEqual([]);
  });
});

it('offers what is for pictures until there are only PDFs', () => {
  expect(mayBePictures([])).toBe(true);
  expect(mayBePictures(['pdf', 'png'])).toBe(true);
  expect(mayBePictures(['pdf', 'pdf'])).toBe(false);
});

describe('the text of a watermark', () => {
  it.each(['', '  ', '\u200b'])('can’t be "%s"', (text) => {
    expect(textProblem(['pdf', 'jpeg'], { ...MARKED, text })).toBe('Watermark text is required.');
  });

  it('waits where it is too long, and only where it is drawn', () => {
    const text = 'x'.repeat(LONGEST_TEXT + 1);
    expect(textProblem(['jpeg'], { ...MARKED, text })).toBe('101 of at most 100 characters');
    expect(textProblem(['jpeg'], { ...FIRST_OPTIONS, text })).toBeUndefined();
    expect(textProblem(['pdf'], { ...MARKED, text })).toBeUndefined();
  });

  it('is not missed where nothing is marked', () => {
    expect(textProblem(['jpeg'], FIRST_OPTIONS)).toBeUndefined();
    expect(textProblem(['pdf'], { ...MARKED, text: '' })).toBeUndefined();
    expect(textProblem(['jpeg'], MARKED)).toBeUndefined();
  });
});

it('has nothing to do for a PDF that is not to be stripped', () => {
  expect(doesSomething('pdf', { ...MARKED, strip: false })).toBe(false);
  expect(doesSomething('png', { ...FIRST_OPTIONS, strip: false })).toBe(true);
  expect(doesSomething('png', { ...FIRST_OPTIONS, strip: false, resize: false })).toBe(false);
});

it('takes everything out of what is stripped or redrawn', () => {
  const unstripped = { ...FIRST_OPTIONS, strip: false };
  expect(takesAllOut(photoOf(1600), FIRST_OPTIONS)).toBe(true);
  expect(takesAllOut(photoOf(1600), unstripped)).toBe(false);
  expect(takesAllOut(photoOf(1601), unstripped)).toBe(true);
  expect(takesAllOut(photoOf(100), { ...MARKED, strip: false })).toBe(true);
});

describe('what drawing costs', () => {
  const deep = (width: number) => ({ ...photoOf(width), losses: ['Its colours have 16 bits each.'] });

  it('is said only where the picture is resized or marked', () => {
    expect(warningsFor(deep(1601), FIRST_OPTIONS)).toEqual(['Its colours have 16 bits each.']);
    expect(warningsFor(deep(1600), FIRST_OPTIONS)).toEqual([]);
    expect(warningsFor(deep(1601), { ...FIRST_OPTIONS, resize: false })).toEqual([]);
    expect(warningsFor(deep(1600), MARKED)).toEqual(['Its colours have 16 bits each.']);
  });
});

describe('what is lost', () => {
  const broken = { ...photoOf(1601), warnings: ['Its picture is redrawn.'] };
  const signed: Report = { ...photoOf(0), kind: 'pdf', size: null, warnings: ['Its signature is lost.'] };
  const nothing = { ...FIRST_OPTIONS, strip: false, resize: false, text: 'x' };

  it.each([
    { options: nothing, ofPicture: false, ofSmall: false, ofPdf: false },
    { options: { ...nothing, strip: true }, ofPicture: true, ofSmall: true, ofPdf: true },
    { options: { ...nothing, resize: true }, ofPicture: true, ofSmall: false, ofPdf: false },
    { options: { ...nothing, watermark: true }, ofPicture: true, ofSmall: true, ofPdf: false },
    { options: { ...nothing, strip: true, resize: true }, ofPicture: true, ofSmall: true, ofPdf: true },
    { options: { ...nothing, resize: true, watermark: true }, ofPicture: true, ofSmall: true, ofPdf: false },
  ])('is said of what is changed alone: $options', ({ options, ofPicture, ofSmall, ofPdf }) => {
    const isSaid = (report: Report) => warningsFor(report, options).length > 0;
    expect(isSaid(broken)).toBe(ofPicture);
    expect(isSaid({ ...broken, size: { width: 1600, height: 100 } })).toBe(ofSmall);
    expect(isSaid(signed)).toBe(ofPdf);
  });
});
