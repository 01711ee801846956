import type { Format } from './format';
import type { Kind } from './report';

/** The code for each kind of file, loaded with the first file of that kind. */
const FORMATS: Readonly<Record<Kind, () => Promise<Format>>> = {
  jpeg: async () => (await import('./jpeg/jpeg')).jpeg,
  png: async () => (await import('./png/png')).png,
  pdf: async () => (await import('./pdf/pdf')).pdf,
};

/** Loads the format that inspects and cleans files of a kind. */
export function formatOf(kind: Kind): Promise<Format> {
  return FORMATS[kind]();
}
