import { formatOf } from './formats';
import type { Detail, Kind } from './report';

/** Larger files are not looked through a second time: it would take seconds. */
const MOST = 20 * 2 ** 20;
/** More texts are not looked for. */
const MOST_TEXTS = 32;
/** A shorter text may stand anywhere by chance. */
const SHORTEST = 6;
/** A text that was cut to be shown ends so. */
const CUT = '…';
/** What names a person: its words have to be gone wherever nobody would read them. */
const PERSONAL: ReadonlySet<Detail['topic']> = new Set(['who', 'where']);
/** A word alone may be what a font is called. */
const NAME = /\p{L}{3}.*[^\p{L}]|[^\p{L}].*\p{L}{3}/u;

/** The texts of details that name somebody, as they stood in the file. */
function textsOf(details: readonly Detail[]): string[] {
  const texts = details.flatMap(({ topic, value }) =>
    PERSONAL.has(topic) && typeof value === 'string' ? value.replace(CUT, '') : [],
  );
  const long = texts.filter((text) => text.length >= SHORTEST && NAME.test(text));
  return [...new Set(long)].slice(0, MOST_TEXTS);
}

/**
 * What is still in a cleaned file that its report says is gone, or that nothing shows. It is looked for in the bytes, by
 * none of the rules that the file was cleaned by, so that a mistake in those is found.
 */
export async function leaksIn(kind: Kind, bytes: Uint8Array, told: readonly Detail[]): Promise<string[]> {
  if (bytes.length > MOST) return [];
  return (await formatOf(kind)).leaksIn(bytes, textsOf(told));
}
