import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { TIME_LIMITS } from './time-limits.mjs';

/** Waits as long as everything else that is about to happen; Vitest's own limit of a second is no setting. */
const waitFor = vi.waitFor;
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, { timeout: TIME_LIMITS.wait, ...(typeof options === 'object' ? options : {}) });
  };
}

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

// The browser of a test is a British one, unless the test says otherwise.
if ('navigator' in globalThis)
  Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });

afterEach(() => {
  const calls = errors.mock.calls;
  errors.mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});

// The next file of the worker would meet what this one has put in the place of the clock, the time zone or a global.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A live connection that never opens; neither Node nor happy-dom has any. Tests of live updates bring a real one. */
class SilentStream extends EventTarget {
  close() {
    // There is nothing to end.
  }
}

if (!('EventSource' in globalThis)) Object.assign(globalThis, { EventSource: SilentStream });

// happy-dom knows no popovers yet: there, one that is shown is simply in the document.
if ('HTMLElement' in globalThis && !('showPopover' in HTMLElement.prototype)) {
  Object.assign(globalThis.HTMLElement.prototype, { showPopover: () => undefined });
}
