import { toCalendarDate } from '@hub/calendar';
import { pb } from '@hub/pb-client';
import { SignedIn } from '@hub/auth/testing';
import { createQueryClient } from '@hub/tool-kit';
import { mockServer, renderRoutes } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { upcomingQuery } from './athlete/queries';
import { tool } from './index';
import { sampleWorkout, workoutHandlers } from './testing';

const ME = 'mei000000000000';
const server = mockServer(...workoutHandlers());

afterEach(() => pb.authStore.clear());

function openPage(at: string, isAdmin: boolean) {
  const frame = (
    <SignedIn user={{ isAdmin }}>
      <Outlet />
    </SignedIn>
  );
  renderRoutes([{ element: frame, children: [...tool.routes, { path: '/', element: 'home' }] }], {
    at,
  });
}

it('loads the first page’s list before it is opened: the person’s own workouts', async () => {
  pb.authStore.save('token', { id: ME, collectionId: 'users', collectionName: 'users' });
  const mine = sampleWorkout({ date: '2199-12-31', workoutTitle: 'Mine' });
  const theirs = sampleWorkout({ date: '2199-12-31', user: 'adam00000000000' });
  server.use(...workoutHandlers([theirs, mine]));
  const queryClient = createQueryClient();
  await tool.prefetch(queryClient);
  const { queryKey } = upcomingQuery(ME, toCalendarDate(new Date()));
  expect(queryClient.getQueryData(queryKey)?.pages).toMatchObject([
    { items: [{ workoutTitle: 'Mine' }], next: null },
  ]);
});

it('tells on the tile what comes next', () => {
  const moment = { today: '2026-11-21', personId: ME, isAdmin: false };
  expect(tool.summary?.queries(moment)).toHaveLength(1);
  const first = { date: '2026-11-24', workoutTitle: 'Legs' };
  expect(tool.summary?.inWords([{ total: 1, first: [first] }], moment)).toBe('Next on Tue 24 Nov');
});

it('tells a coach who finished, and what comes next where nobody has', () => {
  const moment = { today: '2026-11-21', personId: ME, isAdmin: true };
  expect(tool.summary?.queries(moment).map(({ collection }) => collection)).toEqual([
    'workouts',
    'workouts',
    'users',
  ]);
  const own = { total: 1, first: [{ date: '2026-11-24', workoutTitle: 'Legs' }] };
  const done = { user: 'sam', date: '2026-11-21', exercises: [{ completed: true }] };
  const people = { total: 1, first: [{ id: 'sam', name: 'Sam Rivers' }] };
  const inWords = tool.summary?.inWords;
  expect(inWords?.([own, { total: 1, first: [done] }, people], moment)).toBe('Sam finished today');
  expect(inWords?.([own, { total: 0, first: [] }, people], moment)).toBe('Next on Tue 24 Nov');
  expect(inWords?.([own, undefined, undefined], moment)).toBe('Next on Tue 24 Nov');
});

it('sends home who is no admin', async () => {
  openPage('/workout/admin/users', false);
  await screen.findByText('home');
});
