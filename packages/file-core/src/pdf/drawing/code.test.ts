import { describe, expect, it } from 'vitest';
import { latin1 } from '../../bytes';
import { asText } from '../file/bytes';
import { Findings } from '../findings';
import { cleanCalculation, cleanCharacterMap } from './code';

function cleaned(clean: typeof cleanCalculation, given: string) {
  const found = new Findings();
  const bytes = clean(latin1(given), found);
  return { text: asText(bytes), told: found.details.map(({ value }) => value) };
}

describe('a table of characters', () => {
  it.each([
    ['its comments', '% Ada\n/CMapName /A def', ' \n/CMapName /A def', ['% Ada']],
    ['a notice', '/Notice (Ada) def', '/Notice () def', ['(Ada)']],
  ])('loses %s', (_, given, text, told) => {
    expect(cleaned(cleanCharacterMap, given)).toEqual({ text, told });
  });

  it.each([
    ['which characters it is made for', '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) >> def'],
    ['the codes of characters', '1 beginbfchar <48> <0048> (I) (J) endbfchar'],
    ['an empty notice', '/Notice () def'],
  ])('keeps %s', (_, given) => {
    expect(cleaned(cleanCharacterMap, given)).toEqual({ text: given, told: [] });
  });
});

it('a calculation has nothing but its numbers and operators', () => {
  const { text } = cleaned(cleanCalculation, '{ 2 mul (Ada) Ada % Ada\n}');
  expect(text.split(/\s+/)).toEqual(['{', '2', 'mul', '}']);
});
