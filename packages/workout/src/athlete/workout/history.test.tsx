import { SignedIn } from '@hub/auth/testing';
import { mockServer, openTool, renderRoutes } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workoutRoutes } from '../../routes';
import { sampleExercise, sampleWorkout, workoutHandlers } from '../../testing';
import { HistoryPage } from './history.page';

const server = mockServer(...workoutHandlers());
const RECORDS = '*/api/collections/workouts/records';

const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the history', () => {
  it('asks who is not known to log in', async () => {
    renderRoutes(
      [
        {
          path: '/',
          element: (
            <SignedIn user={null}>
              <HistoryPage />
            </SignedIn>
          ),
        },
      ],
      { at: '/' },
    );
    expect(await screen.findByText('User not found. Please log in.')).toBeTruthy();
  });

  it('says when there is none, and when it could not be had', async () => {
    openTool(workoutRoutes, '/exercises/a/history');
    expect(await screen.findByText('No history yet for this exercise.')).toBeTruthy();
    server.use(http.get(RECORDS, () => HttpResponse.json({ status: 429 }, { status: 429 })));
    openTool(workoutRoutes, '/exercises/a/history');
    expect(await screen.findByText(/^Failed to fetch exercise history\. Too many attempts\./)).toBeTruthy();
  });

  it.each(['/exercises/x1/history', '/exercises/c1code/history'])(
    'is found by an entry’s id as by its code: %s',
    async (at) => {
      const wrote = sampleWorkout({
        exercises: [sampleExercise('x1', { code: 'c1code', results: '60 kg' })],
      });
      server.use(...workoutHandlers([wrote]));
      openTool(workoutRoutes, at);
      expect(await screen.findByText('60 kg')).toBeTruthy();
    },
  );

  it('of a label is that of the exercise with the title', async () => {
    const wrote = (title: string, results: string) =>
      sampleWorkout({ exercises: [sampleExercise('A1', { code: 'A1', title, results })] });
    server.use(...workoutHandlers([wrote('Row', '40 kg'), wrote('Squat', '100 kg')]));
    openTool(workoutRoutes, '/exercises/A1/history?title=Squat');
    expect(await screen.findByText('100 kg')).toBeTruthy();
    expect(screen.queryByText('40 kg')).toBeNull();
  });

  describe('of an athlete', () => {
    const ADAM = 'adam00000000000';
    const AT = `/exercises/a/history?user=${ADAM}`;
    const wrote = (user: string, results: string) =>
      sampleWorkout({ user, exercises: [sampleExercise('a', { results })] });

    beforeEach(() => {
      server.use(
        ...workoutHandlers([wrote('mei000000000000', 'mine'), wrote(ADAM, 'theirs')]),
        http.get('*/api/collections/users/records/:id', () =>
          HttpResponse.json({ id: ADAM, name: 'Adam', email: 'adam@example.com', rev: 1 }),
        ),
      );
    });

    it('is shown to their coach, under their name', async () => {
      openTool(workoutRoutes, AT, { isAdmin: true });
      expect(await screen.findByText('theirs')).toBeTruthy();
      expect(await screen.findByText('Adam')).toBeTruthy();
      expect(screen.queryByText('mine')).toBeNull();
      expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('aria-current')).toBe('page');
    });

    it('who is not there says so, not that there is none', async () => {
      server.use(
        http.get('*/api/collections/users/records/:id', () => HttpResponse.json({}, { status: 404 })),
        ...workoutHandlers(),
      );
      openTool(workoutRoutes, AT, { isAdmin: true });
      expect(await screen.findByText('There is no such user.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to Users' })).toBeTruthy();
      expect(screen.queryByText(/^No history yet/)).toBeNull();
    });

    it('is not asked for by who is no coach: one’s own is shown', async () => {
      openTool(workoutRoutes, AT);
      expect(await screen.findByText('mine')).toBeTruthy();
      expect(screen.queryByText('theirs')).toBeNull();
    });
  });

  it('is looked for beyond a first page of workouts that hold nothing', async () => {
    const planned = Array.from({ length: 60 }, () =>
      sampleWorkout({ date: '2027-01-01', exercises: [sampleExercise('a')] }),
    );
    const done = (date: string, results: string) =>
      sampleWorkout({ date, exercises: [sampleExercise('a', { results })] });
    server.use(
      ...workoutHandlers([...planned, done('2026-11-14', '3x8 @ 60 kg'), done('2026-11-07', 'knee sore')]),
    );
    openTool(workoutRoutes, '/exercises/a/history');
    const list = await screen.findByRole('list', { name: 'Results' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sat 14 NovLegs and back3x8 @ 60 kgTurn into sets', 'Sat 7 NovLegs and backknee sore']);
    expect(screen.getByText('2 results')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['12 reps', '10 reps', 'Most repetitions: from 10 on Sat 14 Nov to 12 on Sat 21 Nov'],
    ['50 s', '45 s', 'Longest set: from 45 s on Sat 14 Nov to 50 s on Sat 21 Nov'],
  ])('draws of %s and %s: %s', async (latest, before, name) => {
    const wrote = (date: string, text: string) =>
      sampleWorkout({ date, exercises: [sampleExercise('a', { results: text })] });
    server.use(...workoutHandlers([wrote('2026-11-21', latest), wrote('2026-11-14', before)]));
    openTool(workoutRoutes, '/exercises/a/history');
    expect(await screen.findByRole('img', { name })).toBeTruthy();
  });

  it.each([
    [3, [3.5, 3.5, 5]],
    [25, [5]],
  ])(
    'rings the points of %d results, the last one larger, and of many that one alone',
    async (count, radii) => {
      const done = Array.from({ length: count }, (_, days) =>
        sampleWorkout({
          date: daysAgo(days),
          exercises: [sampleExercise('a', { results: `${String(60 + days)} s` })],
        }),
      );
      server.use(...workoutHandlers(done));
      openTool(workoutRoutes, '/exercises/a/history');
      const drawing = await screen.findByRole('img', { name: /^Longest set/ });
      const drawn = [...drawing.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('r')));
      expect(drawn).toEqual(radii);
    },
  );

  it('shows fifty workouts at first, and older ones by a button', async () => {
    const done = Array.from({ length: 51 }, (_, days) =>
      sampleWorkout({
        date: daysAgo(days),
        exercises: [sampleExercise('a', { results: `${String(days)} s` })],
      }),
    );
    server.use(...workoutHandlers(done));
    const { user } = openTool(workoutRoutes, '/exercises/a/history');
    const shown = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(shown()).toHaveLength(51));
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('draws the heaviest sets, has them as a table, and says what it leaves out', async () => {
    const results = ['62.5x8', 'knee sore', '60x8'].map((text, week) =>
      sampleWorkout({
        date: `2026-11-${String(21 - week * 7).padStart(2, '0')}`,
        exercises: [sampleExercise('a', { results: text })],
      }),
    );
    server.use(...workoutHandlers(results));
    openTool(workoutRoutes, '/exercises/a/history');
    const name = 'Heaviest set: from 60 kg on Sat 7 Nov to 62.5 kg on Sat 21 Nov';
    expect(await screen.findByRole('img', { name })).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Heaviest set' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DateHeaviest set',
      'Sat 7 Nov60 kg',
      'Sat 21 Nov62.5 kg, a new best',
    ]);
    expect(
      screen.getByText(
        'A ring is a new best. 2 of 3 results have a weight. The other is shown below as it was written.',
      ),
    ).toBeTruthy();
  });
});
