import { describe, expect, it } from 'vitest';
import { HEADERS } from '../test/picture-file';
import { documentProblem } from './document';

const reading = (bytes: readonly number[]) => (at: number, length: number) => bytes.slice(at, at + length);
const latin1 = (text: string) => [...Buffer.from(text, 'latin1')];
const TOO_LARGE = 'The picture is too large: it can have at most 50 million pixels. Choose a smaller one.';
const DAMAGED = 'The picture can’t be read: the file is damaged or cut off. Choose another.';

describe.each(Object.entries(HEADERS))('a %s', (_, [ending, header]) => {
  const problem = (bytes: readonly number[]) => documentProblem(`scan.${ending}`, reading(bytes));

  it('has 50 million pixels at most', () => {
    expect(problem(header(10_000, 5000))).toBeNull();
    expect(problem(header(10_000, 5001))).toBe(TOO_LARGE);
    expect(problem(header(5001, 10_000))).toBe(TOO_LARGE);
    expect(problem(header(12_000, 12_000))).toBe(TOO_LARGE);
    expect(problem(header(1, 1))).toBeNull();
  });

  it('that is cut off within its size is refused', () => {
    const whole = header(300, 200);
    const end = whole.findLastIndex((_byte, at) => problem(whole.slice(0, at)) !== null);
    expect(problem(whole.slice(0, end))).not.toBeNull();
    expect(problem(whole.slice(0, end + 1))).toBeNull();
    for (let length = 0; length < 10; length += 1) expect(problem(whole.slice(0, length))).not.toBeNull();
  });

  it('of no size is refused', () => {
    if (ending !== 'webp') expect(problem(header(0, 200))).toBe(DAMAGED);
  });
});

describe('a header that leads nowhere', () => {
  const JPEG = [0xff, 0xd8];

  it.each([
    ['x.jpg', [...JPEG, 0xff, 0xda, 0, 2]],
    ['x.jpg', [...JPEG, 0xff, 0xe0, 0, 0, 0xff, 0xe0]],
    ['x.jpg', [...JPEG, ...Array<number>(5000).fill(0xff)]],
    ['x.png', latin1('\x89PNG\r\n\x1A\n\0\0\0\x0DtEXt\0\0\0\x08\0\0\0\x08')],
    ['x.webp', latin1('RIFF\0\0\0\0WEBPXYZ \0\0\0\0\0\0\0\0\0\0\0\0')],
    ['x.heic', latin1('\0\0\0\x10ftypheic\0\0\0\0\0\0\0\0mdat')],
    ['x.heic', latin1(`\0\0\0\x10ftypheic\0\0\0\0${'\0\0\0\0free'.repeat(2000)}`)],
  ])('is refused: %s', (name, bytes) => {
    expect(documentProblem(name, reading(bytes))).toBe(DAMAGED);
  });
});
