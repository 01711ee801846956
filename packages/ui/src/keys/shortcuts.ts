/** The shortcut keys of a screen, in the format of `aria-keyshortcuts`. */
const KEYS = { filter: '/ Control+K', add: 'N', back: 'Escape' } as const;

/** The names of the keys in tooltips and in the list of keys. */
const NAMES = { filter: '/', add: 'n', back: 'Esc' } as const;

/** The targets of keys on a screen: the filter field, the button that adds, the back button. */
export type Shortcut = keyof typeof KEYS;

/** The attributes of an element with a shortcut; `label` is the tooltip before the key. */
export function shortcutProps(shortcut: Shortcut | undefined, label: string) {
  if (shortcut === undefined) return { title: label };
  return { title: `${label} (${NAMES[shortcut]})`, 'aria-keyshortcuts': KEYS[shortcut] };
}

/** The selector of the elements with a shortcut. */
export const selectorOf = (shortcut: Shortcut) => `[aria-keyshortcuts="${KEYS[shortcut]}"]`;

/** The used part of a keyboard event. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Where it was pressed: in a text field, in a filled or empty search field, or elsewhere. */
  place: 'field' | 'filled-search' | 'empty-search' | 'page';
}

/**
 * What a key does: activates an element, lists the keys, or leaves the field; `null` for nothing. With `areSingle`,
 * keys without Ctrl count too.
 */
export function shortcutOf(
  { key, ctrlKey, metaKey, altKey, place }: PressedKey,
  areSingle: boolean,
): Shortcut | 'list' | 'leave' | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'k') return 'filter';
    return key === '/' ? 'list' : null;
  }
  if (key === 'Escape') return escapeIn(place);
  if (place !== 'page' || !areSingle) return null;
  if (key === '/') return 'filter';
  if (key === '?') return 'list';
  return key === 'n' ? 'add' : null;
}

function escapeIn(place: PressedKey['place']) {
  // A browser clears a filled search field by itself; a second Escape then leaves it.
  if (place === 'filled-search') return null;
  return place === 'empty-search' ? 'leave' : 'back';
}
