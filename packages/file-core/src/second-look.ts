import { formatOf } from './formats';
import type { Detail, Kind } from './report';

/** Larger files are not checked a second time: it would take seconds. */
const MOST = 20 * 2 ** 20;
/** The most texts that are searched for. */
const MOST_TEXTS = 32;
/** A shorter text may occur anywhere by chance. */
const SHORTEST = 6;
/** The end of a text that was shortened for the screen. */
const CUT = '…';
/** The topics whose texts name a person: they must not be left anywhere that nobody reads. */
const PERSONAL: ReadonlySet<Detail['topic']> = new Set(['who', 'where']);
/** A text that is more than a word: a single word may be the name of a font. */
const NAME = /\p{L}{3}.*[^\p{L}]|[^\p{L}].*\p{L}{3}/u;

/** The texts of details that name somebody, as the file contained them. */
function textsOf(details: readonly Detail[]): string[] {
  const texts = details.flatMap(({ topic, value }) =>
    PERSONAL.has(topic) && typeof value === 'string' ? value.replace(CUT, '') : [],
  );
  const long = texts.filter((text) => text.length >= SHORTEST && NAME.test(text));
  return [...new Set(long)].slice(0, MOST_TEXTS);
}

/**
 * Finds what is left in a cleaned file although its report says that it was removed, and what is never shown.
 * It searches the bytes without the rules by which the file was cleaned, so that it finds mistakes in them.
 */
export async function leaksIn(kind: Kind, bytes: Uint8Array, found: readonly Detail[]): Promise<string[]> {
  if (bytes.length > MOST) return [];
  return (await formatOf(kind)).leaksIn(bytes, textsOf(found));
}
