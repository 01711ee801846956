import { HubError, type HubErrorKind } from '@hub/pb-client';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function triesFor(kind: HubErrorKind): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(new HubError(kind)));
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

/** A query whose responses the test gives. */
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

describe('a response that is on its way when its query is invalidated', () => {
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

  it('counts if its query is not among the invalidated ones', async () => {
    const { queryClient, observer, queryFn, give } = openQuery();
    observer.subscribe(() => undefined);
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.data !== 'current' });
    await give(0, 'current');
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

describe('a response that is on its way when newer data are set', () => {
  it.each(['by a screen', 'ahead'])('is asked for again, where it was asked for %s', async (why) => {
    const { queryClient, observer, queryFn, give } = openQuery();
    if (why === 'ahead') void queryClient.query({ queryKey: ['list'], queryFn });
    else observer.subscribe(() => undefined);
    await give(0, 'first');
    void queryClient.refetchQueries({ queryKey: ['list'] });
    queryClient.setQueryData(['list'], 'saved');
    expect(queryFn).toHaveBeenCalledTimes(3);
    await give(1, 'before the save');
    expect(queryClient.getQueryData(['list'])).toBe('saved');
    await give(2, 'after the save');
    expect(queryClient.getQueryData(['list'])).toBe('after the save');
    expect(queryClient.isFetching()).toBe(0);
  });

  it('is asked for again, where it is the first', async () => {
    const { queryClient, observer, queryFn, give } = openQuery();
    observer.subscribe(() => undefined);
    queryClient.setQueryData(['list'], 'saved');
    await give(0, 'before the save');
    expect(observer.getCurrentResult().data).toBe('saved');
    await give(1, 'after the save');
    expect(observer.getCurrentResult().data).toBe('after the save');
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('is asked for again as the same page of a list', async () => {
    const queryClient = createQueryClient();
    const gives: ((items: string[]) => void)[] = [];
    const queryFn = vi.fn<(context: { pageParam: number }) => Promise<string[]>>(
      () => new Promise((resolve) => gives.push(resolve)),
    );
    const give = async (index: number, items: string[]) => {
      gives[index]!(items);
      await vi.advanceTimersByTimeAsync(0);
    };
    const observer = new InfiniteQueryObserver(queryClient, {
      queryKey: ['pages'],
      queryFn,
      initialPageParam: 1,
      getNextPageParam: (_, pages) => pages.length + 1,
    });
    observer.subscribe(() => undefined);
    await give(0, ['a']);
    void observer.fetchNextPage();
    queryClient.setQueryData(['pages'], { pages: [['saved']], pageParams: [1] });
    await give(1, ['before the save']);
    await give(2, ['b']);
    expect(observer.getCurrentResult().data?.pages).toEqual([['saved'], ['b']]);
    expect(queryFn.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual([1, 2, 2]);
  });

  it('counts, where they have a time of their own', async () => {
    const { queryClient, observer, queryFn, give } = openQuery();
    observer.subscribe(() => undefined);
    queryClient.setQueryData(['list'], 'of the device', { updatedAt: 1 });
    await give(0, 'of the hub');
    expect(observer.getCurrentResult().data).toBe('of the hub');
    expect(queryFn).toHaveBeenCalledOnce();
  });
});

it('sends no request for data that are set while none is on its way', async () => {
  const { queryClient, observer, queryFn, give } = openQuery();
  observer.subscribe(() => undefined);
  await give(0, 'first');
  queryClient.setQueryData(['list'], 'saved');
  expect(queryFn).toHaveBeenCalledOnce();
});
