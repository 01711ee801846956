import { describe, expect, it } from 'vitest';
import { latin1 } from '../../bytes';
import { Syntax, SyntaxProblem } from './syntax';

const read = (text: string) => new Syntax(latin1(text), 0).object().toString().replaceAll('\n', ' ');

describe('an object', () => {
  it.each([
    ['12', '12'],
    ['-.5', '-0.5'],
    ['+.25', '0.25'],
    ['5.', '5'],
    ['-0.0', '0'],
    ['--5', '-5'],
    ['-', '0'],
    ['.', '0'],
    ['1e5', '1'],
    ['1234567890123456.5', '1234567890123456.5'],
    ['[65536.001 .001 65536.001]', '[ 65536.001 0.001 65536.001 ]'],
    ['[1 0 R 65537 0 R 1 1 R 1 0 R]', '[ 1 0 R 65537 0 R 1 1 R 1 0 R ]'],
    ['1.2.3', '1.2'],
    ['12 0 R', '12 0 R'],
    ['[1 2 R 3]', '[ 1 2 R 3 ]'],
    ['[1 2 3]', '[ 1 2 3 ]'],
    ['/A#42', '/AB'],
    ['[/Aa/BB/Aa]', '[ /Aa /BB /Aa ]'],
    ['/A#c3', '/A#C3'],
    ['(a(b)\\)c)', '(a(b)\\)c)'],
    ['<4 1>', '<41>'],
    ['<</A 1%comment\n/B<</C(d)>>>>', '<< /A 1 /B << /C (d) >> >>'],
    ['<</A/B', '<< /A /B >>'],
    ['<</A>>', '<< >>'],
    ['<</A 1 endobj', '<< /A 1 >>'],
    ['[1 nonsense 2]', '[ 1 null 2 ]'],
  ])('%s is read as %s', (written, object) => {
    expect(read(written)).toBe(object);
  });

  it.each(['', '(without end', '<41', '['.repeat(500)])('%s is none', (written) => {
    expect(() => read(written)).toThrow(SyntaxProblem);
  });
});
