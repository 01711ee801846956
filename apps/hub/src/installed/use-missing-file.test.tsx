// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMissingFile } from './use-missing-file';

const take = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  take.mockReset();
});

/** The hook on a page whose worker may speak, or that has none. */
function renderMissingFile(serviceWorker: EventTarget | undefined) {
  vi.stubGlobal('navigator', { serviceWorker });
  return renderHook(({ isWaiting }) => useMissingFile(isWaiting, take), {
    initialProps: { isWaiting: false },
  });
}

/** The worker of the page says something. */
const say = (worker: EventTarget, data: object) =>
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));

it('takes the newest version, once it waits, where a file of this one is gone', () => {
  const worker = new EventTarget();
  const { rerender } = renderMissingFile(worker);
  say(worker, { type: 'FILE_GONE' });
  expect(take).not.toHaveBeenCalled();
  rerender({ isWaiting: true });
  expect(take).toHaveBeenCalledOnce();
});

it('leaves a version that waits to the person where nothing is gone', () => {
  const worker = new EventTarget();
  const { rerender } = renderMissingFile(worker);
  say(worker, { type: 'OPEN', path: '/expiry' });
  rerender({ isWaiting: true });
  expect(take).not.toHaveBeenCalled();
});

it('waits for nothing where there is no worker', () => {
  renderMissingFile(undefined).rerender({ isWaiting: true });
  expect(take).not.toHaveBeenCalled();
});
