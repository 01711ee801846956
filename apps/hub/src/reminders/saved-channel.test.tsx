import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { channelsQuery, remindersKey } from './reminders.api';
import { SavedChannel } from './saved-channel';

const CHANNELS = '*/api/collections/reminder_channels/records';
const stored = {
  id: 'channel00000001',
  kind: 'email',
  label: '',
  address: '',
  isOn: false,
  lastState: '',
  lastAt: '',
  lastReason: '',
};
const asked = vi.fn();
const list = () =>
  HttpResponse.json({ page: 1, perPage: 1000, totalItems: 1, totalPages: 1, items: [{ ...stored }] });

const server = mockServer(
  http.post('*/auth-refresh', () => HttpResponse.json({})),
  http.get(CHANNELS, () => {
    asked();
    return list();
  }),
);

/** Has the saves wait until the test gives the answers, in any order. */
function holdSaves() {
  const saves: (() => void)[] = [];
  server.use(
    http.patch(`${CHANNELS}/:id`, async ({ request }) => {
      const change = await request.json();
      await new Promise<void>((resolve) => saves.push(resolve));
      Object.assign(stored, change);
      return HttpResponse.json(stored);
    }),
  );
  return saves;
}

function Channels() {
  const { data = [] } = useQuery(channelsQuery);
  return data.map((channel) => (
    <SavedChannel key={channel.id} channel={channel} title="E-mail" detail="mei@example.com" />
  ));
}

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'E-mail' });

async function openChannels() {
  const page = openTool([{ path: '/', element: <Channels /> }], '/');
  await screen.findByRole('switch', { name: 'E-mail' });
  return page;
}

beforeEach(() => {
  stored.isOn = false;
  asked.mockReset();
});

it('is saved in the order of the taps, and is loaded again after the last', async () => {
  const { user, queryClient } = await openChannels();
  const saves = holdSaves();
  await user.click(control());
  await user.click(control());
  await waitFor(() => expect(saves).toHaveLength(1));
  saves[0]!();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(stored.isOn).toBe(true);
  expect(control().checked).toBe(false);
  saves[1]!();
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  expect([stored.isOn, control().checked]).toEqual([false, false]);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('sends the second of two taps as it was meant, although the channels were loaded in between', async () => {
  const { user, queryClient } = await openChannels();
  const saves = holdSaves();
  await user.click(control());
  await waitFor(() => expect(saves).toHaveLength(1));
  await act(() => queryClient.invalidateQueries({ queryKey: remindersKey }));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(control().checked).toBe(true);
  await user.click(control());
  expect(control().checked).toBe(false);
  saves[0]!();
  await waitFor(() => expect(saves).toHaveLength(2));
  saves[1]!();
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  expect([stored.isOn, control().checked]).toEqual([false, false]);
});

it('stays as it was tapped while the channels are being loaded', async () => {
  const { user, queryClient } = await openChannels();
  const saves = holdSaves();
  let answerLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const before = list();
  const loading = vi.fn(() => late.then(() => before));
  server.use(http.get(CHANNELS, loading, { once: true }));
  const reload = queryClient.invalidateQueries({ queryKey: remindersKey });
  await waitFor(() => expect(loading).toHaveBeenCalled());
  await user.click(control());
  await waitFor(() => expect(saves).toHaveLength(1));
  answerLate();
  await reload;
  expect(control().checked).toBe(true);
  saves[0]!();
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  expect(control().checked).toBe(true);
});
