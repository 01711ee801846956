import { expect, it } from 'vitest';
import { meaningsOf } from './meanings';
import { meaningKey } from './seen-text';

const NUMBERS = {
  save: 1,
  restore: 2,
  setFont: 3,
  setGState: 4,
  showText: 5,
  paintFormXObjectBegin: 6,
  paintFormXObjectEnd: 7,
  beginGroup: 8,
  endGroup: 9,
  beginAnnotation: 10,
  endAnnotation: 11,
};
type Step = readonly [name: keyof typeof NUMBERS, given?: unknown];

const shows = (...letters: readonly string[]): Step => [
  'showText',
  [[120, ...letters.map((letter) => ({ fontChar: letter[0], unicode: letter.slice(1) }))]],
];

function meaningsIn(...steps: readonly Step[]) {
  const operators = {
    fnArray: steps.map(([name]) => NUMBERS[name]),
    argsArray: steps.map(([, given]) => given ?? null),
  };
  return meaningsOf(operators, NUMBERS, (font) => `family ${font}`);
}

const entry = (font: string, character: string, text: string | null) =>
  [meaningKey(`family ${font}`, character), text] as const;

it('tells what the characters of each font say', () => {
  const meanings = meaningsIn(
    ['setFont', ['f1', 12]],
    shows('\u0001R', '\u0002ﬁ'),
    ['setFont', ['f2', 9]],
    shows('\u0001e'),
  );
  expect([...meanings]).toEqual([
    entry('f1', '\u0001', 'R'),
    entry('f1', '\u0002', 'fi'),
    entry('f2', '\u0001', 'e'),
  ]);
});

it.each([
  ['save', 'restore'],
  ['paintFormXObjectBegin', 'paintFormXObjectEnd'],
  ['beginGroup', 'endGroup'],
  ['beginAnnotation', 'endAnnotation'],
] as const)('goes back to the font before: %s', (begin, end) => {
  const meanings = meaningsIn(['setFont', ['f1', 12]], [begin], ['setFont', ['f2', 9]], [end], shows('aA'));
  expect([...meanings]).toEqual([entry('f1', 'a', 'A')]);
});

it('knows a font that a state of graphics chooses', () => {
  const meanings = meaningsIn(
    [
      'setGState',
      [
        [
          ['LW', 1],
          ['Font', ['f3', 12]],
        ],
      ],
    ],
    shows('aA'),
  );
  expect([...meanings]).toEqual([entry('f3', 'a', 'A')]);
});

it('does not know what a character says that stands for several texts', () => {
  const meanings = meaningsIn(['setFont', ['f1', 12]], shows('aA', 'aB', 'aA'));
  expect([...meanings]).toEqual([entry('f1', 'a', null)]);
});

it('does not know what a character says that stands for a whole name', () => {
  const meanings = meaningsIn(['setFont', ['f1', 12]], shows('aNoor', 'bﬃ'));
  expect([...meanings]).toEqual([entry('f1', 'a', null), entry('f1', 'b', 'ffi')]);
});
