import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

class Failure extends Error {
  constructor(readonly kind: string) {
    super(kind);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function triesFor(kind: string): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(new Failure(kind)));
  const observer = new QueryObserver(createQueryClient(), { queryKey: [kind], queryFn });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  unsubscribe();
  return queryFn.mock.calls.length;
}

it('tries again when the server may come back', async () => {
  expect(await triesFor('offline')).toBe(3);
  expect(await triesFor('server')).toBe(3);
});

it('takes a refusal for an answer', async () => {
  expect(await triesFor('invalid')).toBe(1);
  expect(await triesFor('rate-limited')).toBe(1);
});

describe('a response that is on its way when its query is invalidated', () => {
  /** A query whose responses the test gives, and whose first one is there. */
  function openQuery() {
    const queryClient = createQueryClient();
    const gives: ((value: string) => void)[] = [];
    const queryFn = vi.fn(() => new Promise<string>((resolve) => gives.push(resolve)));
    const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn });
    const give = async (index: number, value: string) => {
      gives[index]!(value);
      await vi.advanceTimersByTimeAsync(0);
    };
    const invalidate = () => void queryClient.invalidateQueries({ queryKey: ['list'] });
    return { queryClient, observer, queryFn, give, invalidate };
  }

  it('is not fresh for the next screen, where no screen shows it', async () => {
    const { observer, queryFn, give, invalidate } = openQuery();
    const leave = observer.subscribe(() => undefined);
    await give(0, 'before');
    invalidate();
    leave();
    invalidate();
    await give(1, 'still before');
    observer.subscribe(() => undefined);
    expect(queryFn).toHaveBeenCalledTimes(3);
    await give(2, 'after');
    expect(observer.getCurrentResult().data).toBe('after');
  });

  it('is fetched again, where it is the first of a screen', async () => {
    const { observer, queryFn, give, invalidate } = openQuery();
    observer.subscribe(() => undefined);
    invalidate();
    await give(0, 'before');
    expect(queryFn).toHaveBeenCalledTimes(2);
    await give(1, 'after');
    expect(observer.getCurrentResult().data).toBe('after');
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});
