import { pb } from '@hub/pb-client';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { tools } from '../tools';
import { beganSignedIn, prefetchFirstScreen, forgetPrefetched, queriesOf } from './first-prefetch';

const [tool] = tools;

function signIn(id: string) {
  pb.authStore.save('token', { id, collectionId: 'users', collectionName: 'users' });
}

/** Opens the address of a tool, whose list is a single word here. */
function openPage(path: string) {
  const prefetch = vi.spyOn(tool!, 'prefetch').mockImplementation((queryClient: QueryClient) => {
    queryClient.setQueryData(['list'], 'prefetched');
    return Promise.reject(new Error('Some of it failed.'));
  });
  void prefetchFirstScreen(path);
  return prefetch;
}

afterEach(() => {
  forgetPrefetched();
  pb.authStore.clear();
});

it('gives the person who opened a tool what was prefetched, until it is drawn', () => {
  signIn('mei');
  openPage(tool!.path);
  const queries = queriesOf('mei');
  expect(queries.getQueryData(['list'])).toBe('prefetched');
  expect(queriesOf('mei')).toBe(queries);
  forgetPrefetched();
  expect(queriesOf('mei').getQueryData(['list'])).toBeUndefined();
});

it('gives the next person nothing of it', () => {
  signIn('mei');
  openPage(tool!.path);
  expect(queriesOf('adam').getQueryData(['list'])).toBeUndefined();
});

it('tells a page that began with a session from one on which somebody signed in', () => {
  expect(beganSignedIn()).toBe(false);
  signIn('mei');
  openPage('/account');
  expect(beganSignedIn()).toBe(true);
});

it('asks nothing at other addresses', () => {
  expect(openPage('/account')).not.toHaveBeenCalled();
});
