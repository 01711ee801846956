const WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** A place in a row in words up to ten, then in digits: `third`, `21st`, `112th`. */
export function ordinal(number: number): string {
  const word = WORDS[number - 1];
  if (word !== undefined) return word;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1];
  return `${number}${ending ?? 'th'}`;
}
