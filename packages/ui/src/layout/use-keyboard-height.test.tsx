import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './use-keyboard-height';

const heightNow = () => document.documentElement.style.getPropertyValue('--keyboard-height');

afterEach(() => vi.unstubAllGlobals());

it('says how much of the page the keyboard covers, until the page is left', () => {
  const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  vi.stubGlobal('innerHeight', 844);
  const { unmount } = renderHook(() => useKeyboardHeight());
  expect(heightNow()).toBe('0px');
  Object.assign(seen, { height: 500.4 });
  seen.dispatchEvent(new Event('resize'));
  expect(heightNow()).toBe('344px');
  Object.assign(seen, { offsetTop: 100 });
  seen.dispatchEvent(new Event('scroll'));
  expect(heightNow()).toBe('244px');
  Object.assign(seen, { height: 422, offsetTop: 0, scale: 2 });
  seen.dispatchEvent(new Event('resize'));
  expect(heightNow()).toBe('0px');
  unmount();
  expect(heightNow()).toBe('');
});
