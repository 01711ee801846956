// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { nextFocus } from './next-focus';

let items: HTMLElement[];

beforeEach(() => {
  items = ['Workout', 'Aliases', 'Time', 'Tokens'].map((name) => {
    const button = document.createElement('button');
    button.textContent = name;
    return button;
  });
  document.body.replaceChildren(...items);
});

describe('nextFocus', () => {
  it.each([
    ['ArrowDown', 0, 'Aliases'],
    ['ArrowDown', 3, 'Workout'],
    ['ArrowUp', 1, 'Workout'],
    ['ArrowUp', 0, 'Tokens'],
    ['Home', 2, 'Workout'],
    ['End', 0, 'Tokens'],
    ['t', 0, 'Time'],
    ['T', 2, 'Tokens'],
    ['t', 3, 'Time'],
  ])('%s from item %d leads to %s', (key, from, name) => {
    items[from]?.focus();
    expect(nextFocus(key, items, 'vertical')?.textContent).toBe(name);
  });

  it.each(['ArrowRight', 'Escape', 'x', 'Shift'])('%s leads nowhere', (key) => {
    items[0]?.focus();
    expect(nextFocus(key, items, 'vertical')).toBeUndefined();
  });

  it('starts at the ends when none has the focus', () => {
    expect(nextFocus('ArrowDown', items, 'vertical')?.textContent).toBe('Workout');
    expect(nextFocus('ArrowUp', items, 'vertical')?.textContent).toBe('Tokens');
  });

  it('follows the other arrows in a row', () => {
    items[0]?.focus();
    expect(nextFocus('ArrowRight', items, 'horizontal')?.textContent).toBe('Aliases');
    expect(nextFocus('ArrowDown', items, 'horizontal')).toBeUndefined();
  });
});
