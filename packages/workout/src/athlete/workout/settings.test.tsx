import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workoutRoutes } from '../../routes';
import { sampleSettings, settingsHandlers, workoutHandlers } from '../../testing';

const server = mockServer(...workoutHandlers());
const RECORDS = '*/api/collections/training_settings/records';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

it('are made once, under the id of their person, with a step that fits the unit', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(RECORDS, async ({ request }) => void sent.push(await request.clone().json())),
    ...settingsHandlers(),
  );
  const { user } = openTool(workoutRoutes, '/workout/settings');
  await user.click(await screen.findByRole('radio', { name: 'lb' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Smallest step').value).toBe('5');
  await user.click(screen.getByRole('radio', { name: 'RPE' }));
  await user.click(screen.getByRole('switch', { name: 'Sound when a rest is over' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ id: 'mei000000000000', unit: 'lb', step: '5', effort: 'rpe', isSilent: true }]),
  );
  expect(await screen.findByRole('tab', { name: 'UPCOMING' })).toBeTruthy();
});

it('are changed by what differs', async () => {
  const record = sampleSettings({ unit: 'kg', step: '2.5', effort: 'rir' });
  server.use(...settingsHandlers([record]));
  const { user } = openTool(workoutRoutes, '/workout/settings');
  await user.selectOptions(await screen.findByLabelText('Smallest step'), '1.25 kg');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record).toMatchObject({ step: '1.25', unit: 'kg', effort: 'rir', rev: 2 }));
});

it('ask the browser for notifications only when that is pressed', async () => {
  const requestPermission = vi.fn(() => Promise.resolve('granted'));
  vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'default', requestPermission }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker: {} }));
  const { user } = openTool(workoutRoutes, '/workout/settings');
  const offer = await screen.findByRole('button', { name: 'Notify me when a rest is over' });
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(offer);
  expect(await screen.findByText(/^This device shows a notification/)).toBeTruthy();
});

it('say that they can’t be loaded', async () => {
  server.use(http.get(RECORDS, () => HttpResponse.json({ status: 400 }, { status: 400 })));
  openTool(workoutRoutes, '/workout/settings');
  expect(await screen.findByText(/^Failed to load/)).toBeTruthy();
});
