import { plainSigns } from './plain-signs';

/** Letters that Unicode does not decompose, but people type without their stroke or as two letters. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

const ASCII = /^[\u0020-\u007f\s]*$/;

/**
 * The marks that people leave out: accents, and the vowel points of Hebrew and Arabic. Those of other scripts are part of
 * a letter: without them, Japanese “ga” is “ka”, and many Hindi and Thai words are the same.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

/** Normalises a text for searching: lower case, Latin digits, without accents, direction marks and variants of width. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return plainSigns(text)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Normalises a name for comparing: names that differ by case, accents, Unicode form or spaces are the same. */
export function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim();
}

/** The words of a query, folded. */
export function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/**
 * Returns a function that tells whether a text contains every word of the query, in any order, ignoring case,
 * accents and spaces, so that a number is found however it is grouped: `6035 7101` in `60357101`, and vice
 * versa.
 */
export function matcherOf(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  const whole = words.join('');
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word)) || folded.replace(/\s/g, '').includes(whole);
  };
}

/** The items whose text matches the query; the same array while nothing is typed. */
export function findBy<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  if (query.trim() === '') return items;
  const matches = matcherOf(query);
  return items.filter((item) => matches(textOf(item)));
}

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Each character of a text, folded, with its end position in the folded text. */
function foldedCharacters(text: string): { character: string; end: number }[] {
  let end = 0;
  return [...text].map((character) => {
    end += foldText(character).length;
    return { character, end };
  });
}

/** Splits a text where the words of a query occur, so that they can be highlighted. */
export function partsOf(text: string, query: string): TextPart[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, isFound: false }];
  const characters = foldedCharacters(text);
  const folded = characters.map(({ character }) => foldText(character)).join('');
  const cut = folded.split(new RegExp(`(${words.join('|')})`));
  let [from, at] = [0, 0];
  return cut.flatMap((part, index) => {
    at += part.length;
    const to = characters.findLastIndex(({ end }) => end <= at) + 1;
    const original = characters.slice(from, to).map(({ character }) => character);
    from = Math.max(from, to);
    return original.length === 0 ? [] : [{ text: original.join(''), isFound: index % 2 === 1 }];
  });
}
