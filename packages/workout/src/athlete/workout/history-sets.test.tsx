import { OutboxContext } from '@hub/tool-kit';
import type { Outbox } from '@hub/tool-kit/outbox';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outlet } from 'react-router-dom';
import type { StoredExercise } from '../../model/exercise';
import { workoutRoutes } from '../../routes';
import { sampleExercise, sampleSet, sampleWorkout, workoutHandlers } from '../../testing';

const server = mockServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const NOTHING: readonly never[] = [];
const RECORDS = [{ kind: 'weight', before: 60, on: '2026-11-14' }];

function openPage(...workouts: ReturnType<typeof sampleWorkout>[]) {
  server.use(...workoutHandlers(workouts));
  return openTool(workoutRoutes, '/exercises/a/history');
}
const done = (date: string, values: StoredExercise) =>
  sampleWorkout({ date, exercises: [sampleExercise('a', values)] });
const textsOf = (rows: HTMLElement[]) => rows.map(({ textContent }) => textContent);
const tableRows = (name: string) =>
  textsOf(within(screen.getByRole('table', { name })).getAllByRole('row').slice(1));

it('has the sets of a day in a table, with what was written beside them', async () => {
  const sets = [
    sampleSet('w', { kind: 'warm-up', weight: 40 }),
    sampleSet('1', { rpe: 8 }),
    sampleSet('2', { weight: 62.5, records: RECORDS }),
    sampleSet('3', { done: false }),
  ];
  openPage(
    done('2026-11-21', { results: '8 @ 60 kg, 8 @ 62.5 kg', sets }),
    done('2026-11-14', {
      results: 'Knee sore',
      sets: [sampleSet('1', { weight: undefined, unit: undefined })],
    }),
  );
  await screen.findByRole('table', { name: 'Sets of Today, Sat 21 Nov' });
  expect(tableRows('Sets of Today, Sat 21 Nov')).toEqual([
    'Warm-up40 kg8 reps',
    'Set 160 kg8 repsRPE 8',
    'Set 262.5 kg8 repsRecord',
  ]);
  expect(tableRows('Sets of Sat 14 Nov')).toEqual(['Set 18 reps']);
  expect(screen.getByText('Knee sore')).toBeTruthy();
  // Results that are derived from the sets are shown only once.
  expect(screen.queryByText('8 @ 60 kg, 8 @ 62.5 kg')).toBeNull();
});

it('draws weight, estimated maximum and volume, and rings what was a new best', async () => {
  const { user } = openPage(
    done('2026-11-21', { sets: [sampleSet('1', { weight: 62.5, reps: 5 })] }),
    done('2026-11-14', { results: '3x8 @ 60 kg' }),
  );
  const drawn = await screen.findByRole('img', { name: /^Heaviest set: from 60 kg .* to 62.5 kg/ });
  expect(drawn.querySelectorAll('[data-best]')).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Maximum' }));
  const estimate = screen.getByRole('img', { name: /^Estimated maximum: from 76 kg .* to 72.9 kg/ });
  expect(estimate.querySelectorAll('[data-best]')).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Volume' }));
  expect(screen.getByRole('img', { name: /^Volume: from 1,440 kg .* to 312.5 kg/ })).toBeTruthy();
});

const readButton = () => screen.findByRole('button', { name: 'Turn into sets: Sat 14 Nov' });

it('reads an old result into sets on request, after a preview, and keeps what was written', async () => {
  const old = done('2026-11-14', { results: '2x8 @ 60 kg, felt easy' });
  const { user } = openPage(old);
  await user.click(await readButton());
  expect(tableRows('As sets')).toEqual(['Set 160 kg8 reps', 'Set 260 kg8 reps']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(old.rev).toBe(1);

  await user.click(await readButton());
  await user.click(screen.getByRole('button', { name: 'Save as sets' }));
  await screen.findByText('Turned into sets: Sat 14 Nov');
  expect(tableRows('Sets of Sat 14 Nov')).toEqual(['Set 160 kg8 reps', 'Set 260 kg8 reps']);
  expect(old.exercises).toMatchObject([
    { results: '2x8 @ 60 kg, felt easy', completed: false, sets: [sampleSet('1'), sampleSet('2')] },
  ]);
});

it('leaves the question open while the sets are being saved', async () => {
  const { user } = openPage(done('2026-11-14', { results: '2x8 @ 60 kg' }));
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.use(http.patch('*/api/hub/workouts/:id/exercises/:exercise', () => gate));
  await user.click(await readButton());
  await user.click(screen.getByRole('button', { name: 'Save as sets' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  release();
  await screen.findByText('Turned into sets: Sat 14 Nov');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says of sets that wait for the hub that they wait, and offers to take them back', async () => {
  const old = done('2026-11-14', { results: '2x8 @ 60 kg' });
  const enqueue = vi.fn(() => Promise.resolve({ isQueued: true, send: () => Promise.resolve(old) }));
  const waiting = { subscribe: () => () => undefined, of: () => NOTHING, find: () => ({}) };
  const frame = (
    <OutboxContext value={{ waiting, enqueue } as unknown as Outbox}>
      <Outlet />
    </OutboxContext>
  );
  server.use(...workoutHandlers([old]));
  const { user } = openTool([{ element: frame, children: workoutRoutes }], '/exercises/a/history');
  await user.click(await readButton());
  await user.click(screen.getByRole('button', { name: 'Save as sets' }));
  await screen.findByText('Kept on this device. It will be saved when the hub can be reached.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(enqueue).toHaveBeenCalledTimes(2);
});

it('takes sets back that were read, with the words as they were', async () => {
  const old = done('2026-11-14', { results: '2x8 @ 60 kg' });
  const { user } = openPage(old);
  await user.click(await readButton());
  await user.click(screen.getByRole('button', { name: 'Save as sets' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(old.exercises).toMatchObject([{ results: '2x8 @ 60 kg', sets: [] }]));
  expect(await readButton()).toBeTruthy();
});

it('says why sets could not be saved, and offers to try again', async () => {
  const { user } = openPage(done('2026-11-14', { results: '2x8 @ 60 kg' }));
  server.use(
    http.patch('*/api/hub/workouts/:id/exercises/:exercise', () => HttpResponse.json({}, { status: 403 })),
  );
  await user.click(await readButton());
  await user.click(screen.getByRole('button', { name: 'Save as sets' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to save\. ./);
  expect(screen.getByRole('button', { name: 'Save as sets' })).toBeTruthy();
});

it('offers no reading of words that name no sets, nor to a coach', async () => {
  const ADAM = 'adam00000000000';
  openPage(done('2026-11-14', { results: 'knee sore' }));
  await screen.findByText('knee sore');
  expect(screen.queryByRole('button', { name: /^Turn into sets/ })).toBeNull();
  server.use(
    ...workoutHandlers([
      sampleWorkout({ user: ADAM, exercises: [sampleExercise('a', { results: '60x8' })] }),
    ]),
    http.get('*/api/collections/users/records/:id', () =>
      HttpResponse.json({ id: ADAM, name: 'Adam', email: 'adam@example.com', rev: 1 }),
    ),
  );
  openTool(workoutRoutes, `/exercises/a/history?user=${ADAM}`, { isAdmin: true });
  await screen.findByText('60x8');
  expect(screen.queryByRole('button', { name: /^Turn into sets/ })).toBeNull();
});
