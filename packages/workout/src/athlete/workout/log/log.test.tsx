import { formatTime } from '@hub/locale';
import { openTool, mockServer } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workoutRoutes } from '../../../routes';
import {
  SAM,
  sampleExercise,
  samplePerson,
  sampleSettings,
  sampleWorkout,
  settingsHandlers,
  storeHandlers,
} from '../../../testing';

const server = mockServer();
const EXERCISE = '*/api/hub/workouts/:id/exercises/:exercise';
const TARGET = { sets: 2, reps: 8, weight: 62.5, unit: 'kg', rest: 90 };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Opened {
  exercises: ReturnType<typeof sampleExercise>[];
  before?: ReturnType<typeof sampleExercise>[];
  values?: Parameters<typeof sampleWorkout>[0];
  settings?: Parameters<typeof sampleSettings>[0];
}

async function openLog({ exercises, before, values, settings }: Opened) {
  const record = sampleWorkout({ exercises, ...values });
  const past = before && sampleWorkout({ date: '2026-11-14', exercises: before });
  server.use(
    ...settingsHandlers(settings ? [sampleSettings(settings)] : []),
    ...storeHandlers({ workouts: [record, ...(past ? [past] : [])], people: [samplePerson({ id: SAM })] }),
  );
  const opened = openTool(workoutRoutes, `/workout/${record.id}`, { isAdmin: record.user === SAM });
  await screen.findByRole('list', { name: 'Exercises' });
  return { record, ...opened };
}

const check = (set: number) => screen.findByRole('checkbox', { name: `Set ${String(set)} done` });
const isGrey = (input: HTMLElement) => input.classList.contains('text-muted');
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the log of an exercise', () => {
  it('is open for the first that is not done, prefilled, and takes a set by one tap', async () => {
    const { user, record } = await openLog({
      exercises: [
        sampleExercise('a', { target: TARGET, completed: true }),
        sampleExercise('b', { target: TARGET }),
      ],
    });
    const kg = await field('Set 1, kg');
    expect([kg.value, kg.inputMode, isGrey(kg)]).toEqual(['62.5', 'decimal', true]);
    expect((await field('Set 1, reps')).inputMode).toBe('numeric');
    await user.click(await check(1));
    expect(await screen.findByText('1 of 2 sets')).toBeTruthy();
    expect(isGrey(await field('Set 1, kg'))).toBe(false);
    const started = formatTime(new Date('2026-11-21T12:00:00Z'));
    expect(screen.getByText(`Today, Sat 21 Nov, started ${started}`)).toBeTruthy();
    await waitFor(() =>
      expect(record.exercises).toMatchObject([
        {},
        {
          results: '8 @ 62.5 kg',
          sets: [{ id: '1', reps: 8, weight: 62.5, unit: 'kg', done: true, at: '2026-11-21T12:00:00.000Z' }],
        },
      ]),
    );
  });

  it('goes on with the next exercise after the last set, and closes none', async () => {
    const { user } = await openLog({
      exercises: [sampleExercise('a', { target: TARGET }), sampleExercise('b', { target: TARGET })],
    });
    await user.click(await check(1));
    await user.click(await check(2));
    expect(await screen.findByText('1 of 2 done')).toBeTruthy();
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
      'Sets of Exercise a',
      'Sets of Exercise b',
    ]);
  });

  it('is not open on another day, nor for the coach', async () => {
    await openLog({
      exercises: [sampleExercise('a', { target: TARGET })],
      values: { date: '2026-11-20' },
    });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Rest' })).toBeNull();
  });

  it('shows last time beside each set, and completes an exercise without a target with its last set', async () => {
    const { user, record } = await openLog({
      exercises: [sampleExercise('a')],
      before: [sampleExercise('a', { results: '8 @ 60 kg, 7 @ 60 kg' })],
    });
    await user.click(screen.getByRole('button', { name: 'Open Exercise a' }));
    const second = await screen.findByRole('row', { name: 'Set 2' });
    expect(within(second).getByText(/7 × 60/)).toBeTruthy();
    await user.click(await check(1));
    await user.click(await check(2));
    await waitFor(() =>
      expect(record.exercises).toMatchObject([{ completed: true, results: '8 @ 60 kg, 7 @ 60 kg' }]),
    );
  });

  it('saves what is typed when its field is left, and with the check in one change', async () => {
    const { user } = await openLog({ exercises: [sampleExercise('a', { target: TARGET })] });
    const sent: unknown[] = [];
    server.use(http.patch(EXERCISE, async ({ request }) => void sent.push(await request.clone().json())));
    const reps = await field('Set 1, reps');
    await user.click(reps);
    expect([reps.selectionStart, reps.selectionEnd]).toEqual([0, 1]);
    await user.keyboard('9');
    await user.click(await field('Set 1, kg'));
    await user.keyboard('65{Enter}');
    await user.click(await field('Set 2, reps'));
    await user.keyboard('7');
    await user.click(await check(2));
    await waitFor(() =>
      expect(sent).toEqual([
        { sets: [{ id: '1', reps: 9 }] },
        { sets: [{ id: '1', weight: 65, unit: 'kg' }] },
        {
          sets: [{ id: '2', reps: 7, weight: 62.5, unit: 'kg', done: true, at: '2026-11-21T12:00:00.000Z' }],
        },
      ]),
    );
  });

  it('saves what is typed when the page is hidden, which a phone may drop', async () => {
    const { user, record } = await openLog({ exercises: [sampleExercise('a', { target: TARGET })] });
    await user.type(await field('Set 1, kg'), '65');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(record.exercises).toMatchObject([{ sets: [{ id: '1', weight: 65 }] }]));
  });

  it('says why a number can’t be taken, and keeps it as it was typed', async () => {
    const { user, record } = await openLog({ exercises: [sampleExercise('a', { target: TARGET })] });
    await user.click(await field('Set 1, kg'));
    await user.keyboard('2000');
    await user.click(await check(1));
    expect(await screen.findByText(/^Enter a weight above 0 and at most 1,500 kg/)).toBeTruthy();
    const kg = await field('Set 1, kg');
    expect([kg.value, kg.getAttribute('aria-invalid')]).toEqual(['2000', 'true']);
    expect((await check(1)).matches(':checked')).toBe(false);
    expect(record.rev).toBe(1);
  });

  it('shows weights in the person’s unit, and stores what stood there as it was', async () => {
    const { user, record } = await openLog({
      exercises: [sampleExercise('a', { target: TARGET })],
      settings: { unit: 'lb', effort: 'rpe' },
    });
    expect((await field('Set 1, lb')).value).toBe('137.8');
    await user.click(await screen.findByRole('button', { name: 'Set 1: 5 lb more' }));
    expect((await field('Set 1, lb')).value).toBe('142.8');
    await user.click(await check(2));
    await waitFor(() =>
      expect(record.exercises).toMatchObject([
        {
          sets: [
            { id: '1', weight: 142.8, unit: 'lb' },
            { id: '2', weight: 137.8, unit: 'lb' },
          ],
        },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Set 2: change' }));
    await user.click(screen.getByRole('menuitem', { name: 'How hard (RPE)' }));
    await user.click(await screen.findByRole('button', { name: '8.5' }));
    expect(await screen.findByText('RPE 8.5')).toBeTruthy();
  });

  it('ticks all sets by the ring as they stand, and takes them back', async () => {
    const { user, record } = await openLog({ exercises: [sampleExercise('a', { target: TARGET })] });
    const ring = screen.getByRole('checkbox', { name: 'Exercise a' });
    await user.click(ring);
    await waitFor(() =>
      expect(record.exercises).toMatchObject([{ completed: true, results: '2x8 @ 62.5 kg' }]),
    );
    await user.click(ring);
    await waitFor(() =>
      expect(record.exercises).toMatchObject([
        { completed: false, results: '', sets: [{ done: false }, { done: false }] },
      ]),
    );
  });

  it('says of several sets that failed why, and tries each again', async () => {
    const { user, record } = await openLog({ exercises: [sampleExercise('a', { target: TARGET })] });
    server.use(
      http.patch(EXERCISE, () => HttpResponse.error(), { once: true }),
      http.patch(EXERCISE, () => HttpResponse.error(), { once: true }),
    );
    await user.click(await check(1));
    await user.click(await check(2));
    const alert = await screen.findByRole('alert');
    await waitFor(async () => expect((await check(2)).matches(':checked')).toBe(false));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(record.exercises).toMatchObject([{ completed: true }]));
  });
});

describe('the rest', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Rest' }));

  it('begins with a set, is moved and skipped, and says its end once', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), shouldAdvanceTime: true });
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate }));
    const { user } = await openLog({ exercises: [sampleExercise('a', { target: TARGET })] });
    expect(await screen.findByText('Rest 1:30')).toBeTruthy();
    await user.click(await check(1));
    expect(await bar().findByText('Rest, of 1:30')).toBeTruthy();
    await user.click(bar().getByRole('button', { name: '−15 s of rest' }));
    expect(bar().getByText('Rest, of 1:15')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(76_000));
    expect(bar().getByRole('status').textContent).toBe('Rest is over');
    expect(vibrate).toHaveBeenCalledTimes(1);
    await user.click(bar().getByRole('button', { name: 'Start a rest of 1:30' }));
    await user.click(bar().getByRole('button', { name: 'Skip the rest' }));
    expect(bar().getByText('Rest 1:30')).toBeTruthy();
  });

  it('does not begin after the last set of a workout', async () => {
    const { user } = await openLog({ exercises: [sampleExercise('a', { target: { ...TARGET, sets: 1 } })] });
    await user.click(await check(1));
    expect(await screen.findByText('1 of 1 done')).toBeTruthy();
    expect(screen.queryByText(/^Rest, of/)).toBeNull();
  });

  it('begins in a superset after the round, whose next exercise opens with each set', async () => {
    const grouped = { ...TARGET, group: 'A' };
    const { user } = await openLog({
      exercises: [
        sampleExercise('a', { title: 'Row', target: grouped }),
        sampleExercise('b', { title: 'Press', target: grouped }),
      ],
    });
    const checkOf = async (title: string) => {
      const sets = within(await screen.findByRole('table', { name: `Sets of ${title}` }));
      await user.click(sets.getByRole('checkbox', { name: 'Set 1 done' }));
    };
    await checkOf('Row');
    expect(await screen.findByRole('table', { name: 'Sets of Press' })).toBeTruthy();
    expect(screen.queryByText(/^Rest, of/)).toBeNull();
    await checkOf('Press');
    expect(await bar().findByText('Rest, of 1:30')).toBeTruthy();
  });
});
