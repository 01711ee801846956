import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const persist = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.resetModules();
  persist.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The function in a newly opened page of a browser with this storage. */
async function openPage(storage: { persist: typeof persist } | undefined) {
  vi.stubGlobal('navigator', { storage });
  return (await import('./ask-to-persist')).askToPersist;
}

it('asks the browser once for a page', async () => {
  persist.mockResolvedValue(true);
  const askToPersist = await openPage({ persist });
  expect(await Promise.all([askToPersist(), askToPersist()])).toEqual([true, true]);
  expect(persist).toHaveBeenCalledOnce();
});

it('is no obstacle where the browser refuses, or has nothing to ask', async () => {
  persist.mockRejectedValue(new TypeError('Not here.'));
  expect(await (await openPage({ persist }))()).toBe(false);
  vi.resetModules();
  expect(await (await openPage(undefined))()).toBe(false);
});
