import { isReachable, pb, request } from '@hub/pb-client';
import { delay, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mockServer } from './mock-server';

const server = mockServer();

// Shared by both tests, so that the second sees the timers of the first.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe('a request that is not answered', () => {
  it('waits during its own test', async () => {
    const asked = vi.fn();
    server.use(
      http.get('*/api/hub/slow', () => {
        asked();
        return delay('infinite');
      }),
    );
    request(pb, () => pb.send('/api/hub/slow', {})).catch(() => undefined);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  });

  it('is cancelled with it, and does not time out in the next one', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isReachable(pb)).toBe(true);
  });
});
