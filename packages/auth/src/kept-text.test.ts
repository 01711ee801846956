// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dropKeptText, dropKeptTexts, keepText, readKeptText } from './kept-text';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('keeps a text for the person and the name it was typed under, until it is dropped', () => {
  expect(keepText('mei', 'result', '3x8')).toBe(true);
  expect(readKeptText('mei', 'result')).toBe('3x8');
  expect(readKeptText('mei', 'other')).toBeNull();
  expect(readKeptText('adam', 'result')).toBeNull();
  dropKeptText('mei', 'result');
  expect(readKeptText('mei', 'result')).toBeNull();
});

it('forgets what is somebody else’s, or all, and nothing that is not its own', () => {
  localStorage.setItem('hub.theme', 'dark');
  keepText('mei', 'result', '3x8');
  keepText('adam', 'result', '45 s');
  dropKeptTexts('mei');
  expect([readKeptText('mei', 'result'), readKeptText('adam', 'result')]).toEqual(['3x8', null]);
  dropKeptTexts();
  expect(readKeptText('mei', 'result')).toBeNull();
  expect(localStorage.getItem('hub.theme')).toBe('dark');
});

it('says when a device keeps nothing', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(keepText('mei', 'result', '3x8')).toBe(false);
});
