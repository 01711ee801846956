import { expect, it } from 'vitest';
import { concat, latin1 } from '../bytes';
import { segmentsOf } from './segments';

const START = latin1('\xff\xd8');
const END = latin1('\xff\xd9');
const SCAN = latin1('\xff\xda\0\x02');
const markersIn = (...parts: Uint8Array[]) => segmentsOf(concat(parts)).segments.map(({ marker }) => marker);

it('passes over fill bytes, and over what belongs to no segment', () => {
  const { segments, between, problem } = segmentsOf(
    concat([
      START,
      latin1('\xff\xff\xff\xfe\0\x04ab'),
      latin1('stray\xff\0stray'),
      latin1('\xff\xfe\0\x02'),
      END,
    ]),
  );
  expect(segments.map(({ marker, data }) => [marker, String.fromCharCode(...data)])).toEqual([
    [0xfe, 'ab'],
    [0xfe, ''],
  ]);
  expect(between).toEqual([latin1('stray\xff\0stray')]);
  expect(problem).toBeNull();
});

it('takes restarts and escaped bytes for coded data, and every other marker for its end', () => {
  const coded = latin1('a\xff\0b\xff\xd0c\xff\xff\xd1d');
  const { segments } = segmentsOf(concat([START, SCAN, coded, latin1('\xff\xff\xfe\0\x02'), SCAN, END]));
  expect(segments.map((segment) => segment.coded)).toEqual([coded, new Uint8Array(), new Uint8Array()]);
});

it('ends with the picture', () => {
  expect(segmentsOf(concat([START, END, latin1('after\xff\xd9')])).after).toEqual(latin1('after\xff\xd9'));
});

it.each([
  ['a second start', START],
  ['a marker that no decoder knows', latin1('\xff\x53')],
  ['a length that reaches behind the end', latin1('\xff\xfe\x7f\xffab')],
  ['a length shorter than itself', latin1('\xff\xfe\0\x01')],
  ['no length', latin1('\xff\xfe')],
  ['nothing', new Uint8Array()],
])('can’t go on at %s', (_, bytes) => {
  const comment = latin1('\xff\xfe\0\x02');
  const { segments, problem, after } = segmentsOf(concat([START, comment, bytes]));
  expect(segments).toHaveLength(1);
  expect(problem?.message).toContain('damaged');
  expect(after).toEqual(bytes);
});

it('wants a start', () => {
  expect(() => segmentsOf(latin1('no picture'))).toThrow('damaged');
});

it('does not go through more segments than a picture has', () => {
  const many = Array.from({ length: 100_001 }, () => latin1('\xff\xfe\0\x02'));
  expect(() => markersIn(START, ...many, END)).toThrow('damaged');
});
