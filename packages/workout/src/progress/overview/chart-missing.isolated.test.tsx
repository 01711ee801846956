import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleWorkout, tickedExercises, workoutHandlers } from '../../testing';
import { progressRoutes } from '../routes';

/** In the first minute after the first visit, the code of the charts is not on the device. */
vi.mock('@hub/ui/chart', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const TODAY = '2026-11-21';

mockServer(...workoutHandlers([sampleWorkout({ date: TODAY, exercises: tickedExercises(true) })]));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the shares and the streak if the code of the chart can’t be loaded', async () => {
  openTool(progressRoutes, '/progress/overview');
  expect(await screen.findByText(/^The chart can’t be loaded\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 workout in a row' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Share done' })).toBeTruthy();
});
