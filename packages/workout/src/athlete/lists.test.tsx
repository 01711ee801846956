import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachPaths } from '../paths';
import { workoutRoutes } from '../routes';
import { sampleExercise, sampleWorkout, workoutHandlers } from '../testing';

const server = mockServer(...workoutHandlers());
const openPage = (at: string) => openTool(workoutRoutes, at);
const RECORDS = '*/api/collections/workouts/records';

const failing = http.get(RECORDS, () =>
  HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 }),
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  { path: '/workout', empty: 'No upcoming workouts scheduled.' },
  { path: '/workout?tab=past', empty: 'No past workouts yet.' },
])('$path', ({ path, empty }) => {
  it('says when there is nothing', async () => {
    openPage(path);
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(screen.getByText('No workouts found')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Activity' })).toBeTruthy();
  });

  it('says that it loads', async () => {
    server.use(http.get(RECORDS, () => delay('infinite')));
    openPage(path);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    expect(screen.queryByText(empty)).toBeNull();
  });
});

describe('nothing to come', () => {
  it('says to an athlete what happens next', async () => {
    openPage('/workout');
    expect(await screen.findByText('What a coach plans for you appears here.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Plan your own' })).toBeNull();
  });

  it('leads a coach to their own calendar', async () => {
    openTool(workoutRoutes, '/workout', { isAdmin: true });
    const link = await screen.findByRole('link', { name: 'Plan your own' });
    expect(link.getAttribute('href')).toBe(coachPaths.calendar(SAMPLE_PERSON));
    expect(screen.queryByText(/^What a coach plans/)).toBeNull();
  });
});

it('shows a failure, never an empty list, and loads again', async () => {
  server.use(failing);
  const { user } = openPage('/workout');
  const alert = await screen.findByRole('alert');
  expect(screen.queryByText('No workouts found')).toBeNull();
  server.use(...workoutHandlers());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No workouts found')).toBeTruthy();
});

it('keeps the tab in the address and leads on to progress', async () => {
  const { user, currentLocation } = openPage('/workout');
  await user.click(await screen.findByRole('tab', { name: 'PAST' }));
  expect(currentLocation().search).toBe('?tab=past');
  await user.click(screen.getByRole('tab', { name: 'UPCOMING' }));
  expect(currentLocation().search).toBe('');
  expect(screen.getByRole('link', { name: 'Progress' }).getAttribute('href')).toBe('/progress');
});

describe('a card', () => {
  it('says day, status, title and how much is done, and leads to its workout', async () => {
    const exercises = [sampleExercise('a', { completed: 'true', results: '3x8' }), sampleExercise('b')];
    const record = sampleWorkout({ exercises, workoutDescription: 'Heavy day. '.repeat(20) });
    server.use(...workoutHandlers([record]));
    openPage('/workout');
    const list = await screen.findByRole('list', { name: 'Upcoming workouts' });
    const card = within(list).getAllByRole('listitem')[0]!;
    expect(card.textContent).toContain('Today, Sat 21 Nov');
    expect(card.textContent).toContain('Not completed');
    expect(card.textContent).toContain('1 of 2 done');
    expect(within(card).getByRole('link', { name: 'Legs and back' }).getAttribute('href')).toBe(
      `/workout/${record.id}`,
    );
    const preview = within(card).getByText(/^Heavy day/).textContent;
    expect(preview.length).toBeLessThanOrEqual(120);
    expect(preview).toMatch(/(Heavy|day)…$/);
  });

  it.each([
    [10, undefined],
    [11, '+ 1 more exercise'],
    [14, '+ 4 more exercises'],
  ])('shows ten of %i exercises', async (count, more) => {
    const exercises = Array.from({ length: count }, (_, index) => sampleExercise(`x${String(index)}`));
    server.use(...workoutHandlers([sampleWorkout({ exercises })]));
    openPage('/workout');
    expect(await screen.findByText('Exercise x9')).toBeTruthy();
    expect(screen.queryByText('Exercise x10')).toBeNull();
    if (more !== undefined) expect(screen.getByText(more)).toBeTruthy();
    else expect(screen.queryByText(/more exercise/)).toBeNull();
    expect(screen.getByText(`${String(count)} exercises`)).toBeTruthy();
  });

  it.each([
    ['/workout', ['How exercise a is done.']],
    ['/workout?tab=past', []],
  ])('of %s says of the next workout alone how its exercises begin', async (path, previews) => {
    const dates =
      path === '/workout'
        ? ['2026-11-21', '2026-11-22', '2026-11-24']
        : ['2026-11-18', '2026-11-16', '2026-11-14'];
    const workouts = ['done', 'a', 'b'].map((name, index) =>
      sampleWorkout({
        date: dates[index]!,
        exercises: [
          sampleExercise(name, {
            completed: name === 'done',
            instructions: `How exercise ${name} is done.`,
          }),
        ],
      }),
    );
    server.use(...workoutHandlers(workouts));
    openPage(path);
    await screen.findByText('Exercise b');
    const said = screen.queryAllByText(/^How exercise/).map(({ textContent }) => textContent);
    expect(said).toEqual(previews);
  });

  it('shows an old record that lacks almost everything', async () => {
    server.use(...workoutHandlers([sampleWorkout({ exercises: [{}, { title: 'Squat' }] })]));
    openPage('/workout');
    expect(await screen.findByText('Squat')).toBeTruthy();
  });
});

describe('a list of more than a hundred', () => {
  const records = Array.from({ length: 101 }, (_, index) =>
    sampleWorkout({ date: '2026-12-01', workoutTitle: `Workout ${String(index)}` }),
  );

  it('goes on by a button, and says when the next page could not be had', async () => {
    server.use(...workoutHandlers(records));
    const { user } = openPage('/workout');
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(100);
    server.use(failing);
    await user.click(more);
    const alert = await screen.findByRole('alert');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(100);
    server.use(...workoutHandlers(records));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Workout 100')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
