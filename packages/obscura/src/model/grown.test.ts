import { expect, it } from 'vitest';
import { PHOTO, sampleFile } from '../testing';
import { cleanReport } from '../testing/samples';
import type { CleanedFile, Result } from './listed-files';
import { sizeUnlessGrown } from './grown';

const options = { strip: true, resize: true, watermark: null };

function resized(bytes: number, result: Partial<Result>): CleanedFile {
  const file = new Blob([new Uint8Array(bytes)]);
  const after = cleanReport(PHOTO, true);
  const whole = { file, after, options, name: 'clean-1.png', isSaved: false, stripped: null, ...result };
  return {
    id: 1,
    file: sampleFile('screen.png', 'png'),
    kind: 'png',
    report: PHOTO,
    step: { at: 'clean', result: whole },
  };
}

it.each([
  ['is larger than when it is only stripped', 1001, { stripped: 1000 }, 1000],
  ['is as large', 1000, { stripped: 1000 }, null],
  ['is smaller', 999, { stripped: 1000 }, null],
  ['was not redrawn', 1001, { stripped: null }, null],
  ['was marked as well', 1001, { stripped: 1000, options: { ...options, watermark: 'x' } }, null],
  ['was drawn for another reason', 1001, { stripped: 1000, options: { ...options, resize: false } }, null],
])('a resized picture that %s has grown or not', (_, bytes, result, expected) => {
  expect(sizeUnlessGrown(resized(bytes, result))).toBe(expected);
});
