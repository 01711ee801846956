import { useEffect, useEffectEvent, useState } from 'react';
import { KeyList } from './key-list';
import { type PressedKey, selectorOf, type Shortcut, shortcutOf } from './shortcuts';
import { useSingleKeys } from './use-single-keys';

/** The code of keys that an input method uses itself (UI Events, appendix). */
const INPUT_METHOD = 229;

const NO_LETTERS = ['button', 'checkbox', 'radio', 'range', 'file', 'submit', 'reset'];

function placeOf(target: EventTarget | null): PressedKey['place'] {
  if (target instanceof HTMLInputElement) {
    if (NO_LETTERS.includes(target.type)) return 'page';
    if (target.type !== 'search') return 'field';
    return target.value === '' ? 'empty-search' : 'filled-search';
  }
  const isField = target instanceof HTMLElement && target.matches('textarea, select, [contenteditable]');
  return isField ? 'field' : 'page';
}

function reach(shortcut: Shortcut): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selectorOf(shortcut))].find((one) =>
    one.checkVisibility(),
  );
  if (!element) return false;
  if (element instanceof HTMLInputElement) element.select();
  element.focus();
  if (shortcut !== 'filter') element.click();
  return true;
}

/** What a key says of an input method. Only `keyCode`, which the types of the DOM call deprecated, says it in Safari. */
interface ComposingKey extends Event {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Hides from the whole screen the keys with which a person composes a character, such as Enter for a word of Japanese. Safari
 * tells of the last one when the composition is over, with the code of an input method.
 */
function hideComposition(event: ComposingKey): void {
  if (event.isComposing || event.keyCode === INPUT_METHOD) event.stopPropagation();
}

/**
 * The keys of a screen: `/` or Ctrl+K focuses the filter, `n` adds, Escape leaves the filter and then goes
 * back, `?` or Ctrl+/ lists the keys. A dialog or a menu above the screen has its own. Single-key shortcuts
 * can be turned off (WCAG 2.1.4).
 */
export function PageKeys() {
  const [isListed, setListed] = useState(false);
  const [areSingle, setSingle] = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    if (document.querySelector('dialog[open], [role="menu"]')) return;
    const shortcut = shortcutOf(
      {
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        place: placeOf(event.target),
      },
      areSingle,
    );
    if (shortcut === null) return;
    if (shortcut === 'list') setListed(true);
    else if (shortcut === 'leave') (event.target as HTMLElement).blur();
    else if (!reach(shortcut)) return;
    event.preventDefault();
  });
  useEffect(() => {
    // On the window, so that it runs after listeners on the document, such as that of a row that is dragged
    // with the keyboard.
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hideComposition, true);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', hideComposition, true);
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return isListed && <KeyList areSingle={areSingle} onSingle={setSingle} onClose={() => setListed(false)} />;
}
