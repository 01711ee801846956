import type { Outbox } from '@hub/tool-kit/outbox';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openOutbox } from './open-outbox';
import { usePersonOutbox } from './use-person-outbox';

vi.mock('./open-outbox', () => ({ openOutbox: vi.fn() }));

const outbox = { close: () => undefined } as unknown as Outbox;

/** Opens a page on a device with a service worker, which controls the page or not yet. */
function openPage({ isControlled }: { isControlled: boolean }) {
  const serviceWorker = { controller: isControlled ? {} : null, ready: Promise.resolve() };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker }));
  const queryClient = new QueryClient();
  return renderHook(() => usePersonOutbox(queryClient, 'mei'));
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the outbox of a person', () => {
  it('is waited for from the first moment of a page, until it is open', async () => {
    vi.mocked(openOutbox).mockResolvedValue(outbox);
    const { result } = openPage({ isControlled: true });
    const opening = result.current;
    expect(opening).toBeInstanceOf(Promise);
    await act(() => expect(opening).resolves.toBe(outbox));
    await waitFor(() => expect(result.current).toBe(outbox));
  });

  it('is not waited for on a first visit, and there once it is open', async () => {
    vi.mocked(openOutbox).mockResolvedValue(outbox);
    const { result } = openPage({ isControlled: false });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(outbox));
  });

  it('is none where the device can’t open it', async () => {
    vi.mocked(openOutbox).mockRejectedValue(new DOMException('No storage.', 'SecurityError'));
    expect(await openPage({ isControlled: true }).result.current).toBeNull();
  });

  it('is none until it is open where that takes longer than five seconds', async () => {
    vi.useFakeTimers();
    vi.mocked(openOutbox).mockReturnValue(new Promise<never>(() => undefined));
    const { result } = openPage({ isControlled: true });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await result.current).toBeNull();
  });
});
