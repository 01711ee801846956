import { OutboxContext, type QueuedChange } from '@hub/tool-kit';
import type { Outbox } from '@hub/tool-kit/outbox';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outlet } from 'react-router-dom';
import { workoutRoutes } from '../../routes';
import { sampleExercise, sampleWorkout, workoutHandlers } from '../../testing';

const server = mockServer();
const EXERCISE = '*/api/hub/workouts/:id/exercises/:exercise';
const NOTHING: readonly never[] = [];
const THREE = ['a', 'b', 'c'].map((name) => sampleExercise(name));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An outbox in which nothing waits; `enqueue` takes a tick. */
function outboxWith(enqueue: () => Promise<QueuedChange>): Outbox {
  const waiting = { subscribe: () => () => undefined, of: () => NOTHING, find: () => undefined };
  return { waiting, enqueue } as unknown as Outbox;
}

/** Opens a workout on a device with this outbox; the hub answers a tick once `gate` resolves. */
function openWorkout(outbox: Outbox | Promise<Outbox>, gate: () => Promise<void>, exercises = THREE) {
  const record = sampleWorkout({ exercises });
  server.use(http.patch(EXERCISE, gate), ...workoutHandlers([record]));
  const frame = (
    <OutboxContext value={outbox}>
      <Outlet />
    </OutboxContext>
  );
  return openTool([{ element: frame, children: workoutRoutes }], `/workout/${record.id}`);
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Exercise ${name}` });

describe('a workout', () => {
  it.each(['open', 'being opened'])(
    'draws a tick as done once it is in an outbox that is %s',
    async (state) => {
      let write: () => void = () => undefined;
      const written = new Promise<void>((resolve) => (write = resolve));
      const queued: QueuedChange = { isQueued: true, send: (save) => save() };
      const opened = outboxWith(() =>
        state === 'open' ? written.then(() => queued) : Promise.resolve(queued),
      );
      const outbox = state === 'open' ? opened : written.then(() => opened);
      const { user } = openWorkout(outbox, () => new Promise<never>(() => undefined));
      await user.click(await box('a'));
      expect((await box('a')).matches(':checked')).toBe(true);
      expect((await box('a')).dataset['unsafe']).toBe('true');
      expect(screen.getByText('0 of 3 done')).toBeTruthy();
      write();
      expect(await screen.findByText('1 of 3 done')).toBeTruthy();
      expect((await box('a')).dataset['unsafe']).toBeUndefined();
    },
  );

  it('counts a set as done once it is in the outbox', async () => {
    let write: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (write = resolve));
    const outbox = outboxWith(async () => {
      await written;
      return { isQueued: true, send: (save) => save() };
    });
    const target = { sets: 3, reps: 8, weight: 62.5, unit: 'kg' };
    const { user } = openWorkout(outbox, () => new Promise<never>(() => undefined), [
      sampleExercise('a', { target }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Set 1 done' }));
    expect(screen.getByRole('checkbox', { name: 'Set 1 done' }).matches(':checked')).toBe(true);
    expect(screen.getByText('0 of 3 sets')).toBeTruthy();
    write();
    expect(await screen.findByText('1 of 3 sets')).toBeTruthy();
  });

  it('has the browser ask before the page goes with a tick that the device can’t store, also while one before it is sent', async () => {
    const enqueue = vi
      .fn<() => Promise<QueuedChange>>()
      .mockResolvedValueOnce({ isQueued: true, send: (save) => save() })
      .mockRejectedValue(new DOMException('It is full.', 'QuotaExceededError'));
    const answers: (() => void)[] = [];
    const { user } = openWorkout(
      outboxWith(enqueue),
      () => new Promise<void>((resolve) => answers.push(resolve)),
    );
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(await box('a'));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(asks()).toBe(false);
    await user.click(await box('b'));
    await waitFor(() => expect(enqueue).toHaveBeenCalledTimes(2));
    expect((await box('b')).dataset['unsafe']).toBe('true');
    expect(asks()).toBe(true);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(asks()).toBe(true);
    answers[1]?.();
    expect(await screen.findByText('2 of 3 done')).toBeTruthy();
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('draws no tick as done that the device can’t store, until the hub has it', async () => {
    const enqueue = vi.fn(() => Promise.reject(new DOMException('It is full.', 'QuotaExceededError')));
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { user } = openWorkout(outboxWith(enqueue), () => gate);
    await user.click(await box('a'));
    await waitFor(() => expect(enqueue).toHaveBeenCalled());
    expect((await box('a')).dataset['unsafe']).toBe('true');
    expect(screen.getByText('0 of 3 done')).toBeTruthy();
    release();
    expect(await screen.findByText('1 of 3 done')).toBeTruthy();
  });
});
