import { mockServer } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coachPaths } from '../../../paths';
import { plansOpener } from '../../../testing/open-plans';
import { SAM, samsWorkout, tickedExercises } from '../../../testing';

const server = mockServer();
const openPage = plansOpener(server);
const RECORDS = '*/api/collections/workouts/records';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['moved', 'Move', 'New day', 'Moved to Mon 23 Nov'],
  ['copied with its week', 'Copy week', 'Any day of the new week', '1 workout copied to the week of 23 Nov'],
])(
  'whoever leaves the calendar while a workout is being %s stays where they are',
  async (_, ask, label, said) => {
    const workouts = [samsWorkout('2026-11-21', 'Legs', { exercises: tickedExercises(false) })];
    const { user, store, currentLocation } = openPage(coachPaths.calendar(SAM), { workouts });
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.patch(`${RECORDS}/:id`, () => gate),
      http.post(RECORDS, () => gate),
    );
    await user.click(await screen.findByRole('button', { name: ask }));
    fireEvent.change(screen.getByLabelText(label), { target: { value: '2026-11-23' } });
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    await user.click(dialog.getByRole('button', { name: /^(Move|Copy)$/ }));
    await user.click(screen.getByRole('tab', { name: 'Plans' }));
    await screen.findByRole('button', { name: /^Winter strength/ });
    const { search } = currentLocation();
    release();
    await screen.findByText(said);
    expect(store.workouts.some(({ date }) => date >= '2026-11-23')).toBe(true);
    expect(currentLocation().search).toBe(search);
  },
);
