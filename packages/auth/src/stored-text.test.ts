// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dropStoredText, dropStoredTexts, storeText, readStoredText } from './stored-text';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('keeps a text for the person and the name it was typed under, until it is dropped', () => {
  expect(storeText('mei', 'result', '3x8')).toBe(true);
  expect(readStoredText('mei', 'result')).toBe('3x8');
  expect(readStoredText('mei', 'other')).toBeNull();
  expect(readStoredText('adam', 'result')).toBeNull();
  dropStoredText('mei', 'result');
  expect(readStoredText('mei', 'result')).toBeNull();
});

it('forgets what is somebody else’s, or all, and nothing that is not its own', () => {
  const [mei, adam] = ['mei000000000000', 'adam00000000000'];
  localStorage.setItem('hub.theme', 'dark');
  localStorage.setItem(`hub.alias.domain.${adam}`, 'adam.example');
  storeText(mei, 'result', '3x8');
  storeText(adam, 'result', '45 s');
  dropStoredTexts(mei);
  expect(Object.keys(localStorage).sort()).toEqual([`hub.kept.${mei}.result`, 'hub.theme']);
  dropStoredTexts();
  expect(Object.keys(localStorage)).toEqual(['hub.theme']);
});

it('says when a device keeps nothing', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(storeText('mei', 'result', '3x8')).toBe(false);
});
