import { describe, expect, it } from 'vitest';
import { confirm } from './confirm';
import type { Found } from './read';

const code = (type: Found['type'], text: string): Found => ({
  type,
  code: text,
  meaning: text,
  encoding: '',
});
const ean = code('ean13', '8710400123453');
const misread = code('ean13', '8710400723457');
const qr = code('qrtext', 'card');

/** The codes that are accepted from each of these frames. */
function takenOf(...frames: Found[][]): (readonly Found[])[] {
  let seen: ReadonlySet<string> = new Set();
  return frames.map((frame) => {
    const verdict = confirm(seen, frame);
    seen = verdict.seen;
    return verdict.taken;
  });
}

describe('a code in the frames of a camera', () => {
  it('of one dimension is taken at the second equal read, also with empty frames between', () => {
    expect(takenOf([ean], [], [ean])).toEqual([[], [], [ean]]);
  });

  it('is not taken for another that was read before', () => {
    expect(takenOf([misread], [ean])).toEqual([[], []]);
    expect(takenOf([misread], [ean], [ean])).toEqual([[], [], [ean]]);
  });

  it('is not taken for one of another type with the same text', () => {
    expect(takenOf([code('itf', '12345670')], [code('ean8', '12345670')])).toEqual([[], []]);
  });

  it('of two dimensions is taken at once', () => {
    expect(takenOf([qr])).toEqual([[qr]]);
  });

  it('waits for the others of its frame, so that all can be chosen from', () => {
    expect(takenOf([qr, ean], [qr, ean])).toEqual([[], [qr, ean]]);
  });
});
