import { expect, it } from 'vitest';
import { type PressedKey, shortcutOf, shortcutProps } from './shortcuts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, place: 'page' } as const;

it.each<[key: string, modifiers: Partial<PressedKey>, asked: ReturnType<typeof shortcutOf>]>([
  ['/', {}, 'filter'],
  ['k', { ctrlKey: true }, 'filter'],
  ['K', { metaKey: true }, 'filter'],
  ['k', { ctrlKey: true, place: 'field' }, 'filter'],
  ['k', {}, null],
  ['n', {}, 'add'],
  ['n', { place: 'field' }, null],
  ['n', { ctrlKey: true }, null],
  ['/', { place: 'field' }, null],
  ['/', { altKey: true }, null],
  ['?', {}, 'list'],
  ['?', { place: 'field' }, null],
  ['/', { ctrlKey: true, place: 'field' }, 'list'],
  ['Escape', {}, 'back'],
  ['Escape', { place: 'field' }, 'back'],
  ['Escape', { place: 'filled-search' }, null],
  ['Escape', { place: 'empty-search' }, 'leave'],
  ['a', {}, null],
])('%s with %j asks for %s', (key, modifiers, asked) => {
  expect(shortcutOf({ ...NONE, ...modifiers, key }, true)).toBe(asked);
});

it.each([
  ['/', null],
  ['n', null],
  ['?', null],
  ['Escape', 'back'],
])('of %s without Ctrl, where these are turned off, is left %s', (key, asked) => {
  expect(shortcutOf({ ...NONE, key }, false)).toBe(asked);
});

it('says the key in the tooltip, and to those who hear the page', () => {
  expect(shortcutProps('filter', 'Filter')).toEqual({
    title: 'Filter (/)',
    'aria-keyshortcuts': '/ Control+K',
  });
  expect(shortcutProps(undefined, 'Actions')).toEqual({ title: 'Actions' });
});
