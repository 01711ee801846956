// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeText } from './stored-text';
import { dropOldTypedTexts, dropTypedText, readTypedText, storeTypedText } from './typed-text';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('knows since when it lies there, until it is dropped', () => {
  const at = Date.now();
  expect(storeTypedText('mei', 'result', '3x8')).toBe(true);
  vi.setSystemTime(new Date('2026-11-02T12:00:00Z'));
  expect(readTypedText('mei', 'result')).toEqual({ text: '3x8', at });
  expect(readTypedText('adam', 'result')).toBeNull();
  dropTypedText('mei', 'result');
  expect(readTypedText('mei', 'result')).toBeNull();
});

it('is gone after 14 days, alone', () => {
  storeText('mei', 'lasting', 'a');
  storeTypedText('mei', 'result', '3x8');
  storeTypedText('adam', 'result', '45 s');
  vi.setSystemTime(new Date('2026-11-15T11:59:59Z'));
  dropOldTypedTexts('mei');
  expect(readTypedText('mei', 'result')).toMatchObject({ text: '3x8' });
  vi.setSystemTime(new Date('2026-11-15T12:00:00Z'));
  expect(readTypedText('mei', 'result')).toBeNull();
  dropOldTypedTexts('mei');
  expect(Object.keys(localStorage).sort()).toEqual(['hub.kept.adam.typed.result', 'hub.kept.mei.lasting']);
});

it.each(['3x8 @ 60 kg', '{"results":"3x8"}', '12', ''])(
  'reads what an earlier release has stored: %s',
  (text) => {
    storeText('mei', 'result', text);
    expect(readTypedText('mei', 'result')).toEqual({ text, at: Date.now() });
    dropTypedText('mei', 'result');
    expect(readTypedText('mei', 'result')).toBeNull();
  },
);

it.each(['', '3x8', 'null', '{"text":3,"at":1}', '{"text":"3x8"}'])(
  'is nothing where %j is stored',
  (entry) => {
    storeText('mei', 'typed.result', entry);
    expect(readTypedText('mei', 'result')).toBeNull();
    dropOldTypedTexts('mei');
    expect(localStorage.length).toBe(0);
  },
);
