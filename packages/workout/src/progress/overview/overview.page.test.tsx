import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleWorkout, tickedExercises, workoutHandlers } from '../../testing';
import { progressRoutes } from '../routes';

/** A Saturday. */
const TODAY = '2026-11-21';
const RECORDS = '*/api/collections/workouts/records';

const server = mockServer(...workoutHandlers());
const openOverview = () => openTool(progressRoutes, '/progress/overview');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the weeks as bars and as a table, the shares, and the streak', async () => {
  server.use(
    ...workoutHandlers([
      sampleWorkout({ date: '2026-11-14', exercises: tickedExercises(true, false) }),
      sampleWorkout({ date: '2026-11-17', exercises: tickedExercises(true, true) }),
      sampleWorkout({ date: TODAY, exercises: tickedExercises(true) }),
      sampleWorkout({ date: '2026-11-22', exercises: tickedExercises(false) }),
    ]),
  );
  openOverview();
  expect(await screen.findByRole('heading', { name: '2 workouts in a row' })).toBeTruthy();
  expect(screen.getByText('Since Tue 17 Nov. Your longest of the last 90 days.')).toBeTruthy();
  const shares = screen.getByRole('region', { name: 'Share done' });
  expect(shares.textContent).toBe('7 days100%2 of 2 done30 days67%2 of 3 done90 days67%2 of 3 done');
  const table = await screen.findByRole('table', { name: 'Workouts in each of the last 12 weeks' });
  const rows = within(table).getAllByRole('row');
  expect(rows[0]?.textContent).toBe('WeekDoneMissedTo come');
  expect(rows.at(-2)?.textContent).toBe('9 Nov to 15 Nov010');
  expect(rows.at(-1)?.textContent).toBe('This week201');
  expect(screen.getByRole('img', { name: 'Workouts in each of the last 12 weeks' })).toBeTruthy();
});

it('says when there is nothing to count, and loads no chart for it', async () => {
  openOverview();
  expect(await screen.findByText('No workouts in the last 90 days')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start a workout' }).getAttribute('href')).toBe('/workout/start');
  expect(screen.queryByRole('img')).toBeNull();
});

it('says that it loads, and what went wrong', async () => {
  server.use(http.get(RECORDS, () => delay('infinite')));
  const { unmount } = openOverview();
  expect(await screen.findByText('Loading...')).toBeTruthy();
  unmount();
  server.use(
    http.get(RECORDS, () => HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 })),
  );
  openOverview();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many attempts/);
});

it('is where /progress leads', async () => {
  const { currentLocation } = openTool(progressRoutes, '/progress');
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Overview');
  expect(currentLocation().pathname).toBe('/progress/overview');
});
