const WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** An ordinal number, up to ten as a word: `third`, `21st`, `112th`. */
export function ordinal(number: number): string {
  const word = WORDS[number - 1];
  if (word !== undefined) return word;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1];
  return `${number}${ending ?? 'th'}`;
}
