import type { Format } from './format';
import type { Kind } from './report';

/** What knows each kind of file, loaded once there is one. */
const FORMATS: Readonly<Record<Kind, () => Promise<Format>>> = {
  jpeg: async () => (await import('./jpeg/jpeg')).jpeg,
  png: async () => (await import('./png/png')).png,
  pdf: async () => (await import('./pdf/pdf')).pdf,
};

/** What can inspect and clean files of a kind. */
export function formatOf(kind: Kind): Promise<Format> {
  return FORMATS[kind]();
}
