import type { Location } from 'react-router-dom';

/**
 * By what the scroll position of a page is kept. The address that the browser was opened at has the same key each time: by its
 * path it gets only a scroll position of its own.
 */
export function scrollKeyOf({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key;
}
