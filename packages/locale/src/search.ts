/** Letters that are no accented ones for Unicode, and are typed without their stroke or as two. */
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

/** A text as it is searched: small letters without accents, of any width and Unicode form. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a query, folded. */
export function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/**
 * Whether a text has every word of the query, in any order, without regard to case and accents. Spaces don't count
 * either, so that a number is found however it is grouped: `6035 7101` in `60357101`, and the other way round.
 */
export function matcherOf(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  const whole = words.join('');
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word)) || folded.replace(/\s/g, '').includes(whole);
  };
}

/** Those whose text matches the query; all of them, as they are, while nothing is typed. */
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

/** Each character of a text, folded, with the place where it ends in the folded text. */
function foldedCharacters(text: string): { character: string; end: number }[] {
  let end = 0;
  return [...text].map((character) => {
    end += foldText(character).length;
    return { character, end };
  });
}

/** A text cut where the words of a query stand in it, so that they can be underlined. */
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
