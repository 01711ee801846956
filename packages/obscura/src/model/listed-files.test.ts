import { describe, expect, it } from 'vitest';
import { PHOTO, sampleFile } from '../testing';
import { cleanReport } from '../testing/samples';
import { announcementOf } from './announcement';
import {
  type FileEvent,
  changed,
  type ListedFile,
  isToProcess,
  isUnsaved,
  takesOptions,
} from './listed-files';

const NEW = [1, 2].map((id) => ({ id, file: sampleFile(`${id}.jpg`, 'jpeg'), kind: 'jpeg' as const }));
const CLEANED = {
  result: {
    file: new Blob(),
    after: cleanReport(PHOTO, true),
    stripped: null,
    options: { strip: true, resize: true, watermark: null },
    name: 'clean-1.jpg',
    isSaved: false,
  },
};

/** The two files after these events. */
function after(...changes: FileEvent[]): readonly ListedFile[] {
  const first: FileEvent = { type: 'added', entries: NEW };
  return [first, ...changes].reduce<readonly ListedFile[]>(changed, []);
}

const looked = (id: number): FileEvent => ({ type: 'looked', id, report: PHOTO });
const stepsOf = (entries: readonly ListedFile[]) => entries.map(({ step }) => step.at);

describe('files', () => {
  it('are looked through one by one', () => {
    expect(stepsOf(after(looked(1)))).toEqual(['found', 'looking']);
  });

  it('go back to what they were when the round is cancelled, but for those that are done', () => {
    const entries = after(
      looked(1),
      looked(2),
      { type: 'queued', ids: [1, 2] },
      { type: 'cleaned', id: 1, ...CLEANED },
      { type: 'progressed', shares: new Map([[2, 0.5]]) },
      { type: 'cancelled' },
    );
    expect(stepsOf(entries)).toEqual(['clean', 'found']);
  });

  it('are what they had become when they are processed again and that is cancelled', () => {
    const entries = after(
      looked(1),
      { type: 'cleaned', id: 1, ...CLEANED },
      { type: 'queued', ids: [1] },
      { type: 'progressed', shares: new Map([[1, 0.5]]) },
      { type: 'cancelled' },
    );
    expect(entries[0]!.step).toEqual({ at: 'clean', ...CLEANED });
  });

  it('are what they had become when they are processed again and that fails', () => {
    const [entry] = after(
      looked(1),
      { type: 'cleaned', id: 1, ...CLEANED },
      { type: 'queued', ids: [1] },
      { type: 'failed', id: 1, problem: 'It is too large.' },
    );
    expect(entry!.step).toEqual({
      at: 'clean',
      result: { ...CLEANED.result, laterProblem: 'It is too large.' },
    });
  });

  it('stay done when it is told late how far they were', () => {
    const late: FileEvent = { type: 'progressed', shares: new Map([[1, 0.9]]) };
    const cleaned: FileEvent = { type: 'cleaned', id: 1, ...CLEANED };
    expect(stepsOf(after(looked(1), { type: 'queued', ids: [1] }, cleaned, late))[0]).toBe('clean');
    expect(stepsOf(after(looked(1), { type: 'queued', ids: [1] }, { type: 'cancelled' }, late))[0]).toBe(
      'found',
    );
  });

  it('take options until they are clean, and none when they can’t be read', () => {
    const unreadable: FileEvent = { type: 'failed', id: 2, problem: 'Damaged' };
    expect(after(looked(1), unreadable).map(takesOptions)).toEqual([true, false]);
    expect(
      after(looked(1), { type: 'failed', id: 1, problem: 'Processing failed' }).map(takesOptions),
    ).toEqual([true, true]);
    expect(after(looked(1), { type: 'cleaned', id: 1, ...CLEANED }).map(takesOptions)).toEqual([false, true]);
  });

  it('are tried again when they failed, unless nothing is known of them', () => {
    const failed: FileEvent = { type: 'failed', id: 1, problem: 'Processing failed' };
    expect(after(looked(1), failed).map(isToProcess)).toEqual([true, false]);
    expect(after(failed).map(isToProcess)).toEqual([false, false]);
  });

  it('are lost when they are clean and not saved', () => {
    const clean = after(looked(1), { type: 'cleaned', id: 1, ...CLEANED });
    expect(clean.map(isUnsaved)).toEqual([true, false]);
    expect(changed(clean, { type: 'saved', ids: [1, 2] }).map(isUnsaved)).toEqual([false, false]);
  });

  it('are forgotten when they are removed', () => {
    expect(after({ type: 'removed', ids: [1] }).map(({ id }) => id)).toEqual([2]);
  });
});

describe('what is read out', () => {
  const one = (...changes: FileEvent[]) => changes.reduce(changed, after({ type: 'removed', ids: [2] }));

  it.each([
    ['Looking through the file…', []],
    ['14 private details found', [looked(1)]],
    ['Processing…', [looked(1), { type: 'queued', ids: [1] }]],
    // Its heading gets the focus.
    ['', [looked(1), { type: 'cleaned', id: 1, ...CLEANED }]],
    // A message says it.
    ['', [{ type: 'failed', id: 1, problem: 'Processing failed' }]],
  ] satisfies [string, FileEvent[]][])('of one file is "%s"', (words, changes) => {
    expect(announcementOf(one(...changes))).toBe(words);
  });

  it.each([
    ['Looking through the files…', [looked(1)]],
    ['2 files', [looked(1), looked(2)]],
    [
      'Processing… 1 of 2 clean',
      [
        { type: 'queued', ids: [2] },
        { type: 'cleaned', id: 1, ...CLEANED },
      ],
    ],
    [
      '1 of 2 clean, 1 failed',
      [
        { type: 'failed', id: 2, problem: 'Processing failed' },
        { type: 'cleaned', id: 1, ...CLEANED },
      ],
    ],
  ] satisfies [string, FileEvent[]][])('of two files is "%s"', (words, changes) => {
    expect(announcementOf(after(...changes))).toBe(words);
  });

  it('is nothing when there is no file', () => {
    expect(announcementOf([])).toBe('');
  });
});
