// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askToInstall, installWay, onInstallWay } from './offer';

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function device(userAgent: string, maxTouchPoints = 0) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
}

it.each([
  ['ios', 'an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5],
  ['ios', 'an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
  ['menu', 'a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
  ['menu', 'Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0)', 5],
])('is told in words (%s) on %s', (way, _, userAgent, touchPoints) => {
  device(userAgent, touchPoints);
  expect(installWay()).toBe(way);
});

it('is none over plain http on a name of the network', () => {
  device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5);
  vi.stubGlobal('isSecureContext', false);
  expect(installWay()).toBe('insecure');
});

it('is over where the hub runs from there', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  expect(installWay()).toBe('done');
});

it('is the browser’s own question where it has one, once', async () => {
  device('Mozilla/5.0 (Linux; Android 15)');
  const told = vi.fn();
  const stop = onInstallWay(told);
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'dismissed' }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(installWay()).toBe('ask');
  await askToInstall();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installWay()).toBe('menu');
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

it('is no longer asked when the hub has been installed', () => {
  device('Mozilla/5.0 (Linux; Android 15)');
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn() }));
  window.dispatchEvent(new Event('appinstalled'));
  expect(installWay()).toBe('menu');
});
