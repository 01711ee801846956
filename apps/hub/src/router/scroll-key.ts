import type { Location } from 'react-router-dom';

/**
 * The key under which a page's scroll position is stored. The first address of a visit always has the same
 * key: with its path, each page gets only its own position.
 */
export function scrollKeyOf({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key;
}
