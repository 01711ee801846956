import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { DEFAULT_RULES } from '@hub/reminders';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { remindersKey, rulesQuery } from './reminders.api';
import { WhenCard } from './when-card';

const RULES = '*/api/collections/reminder_rules/records';
const stored = { ...DEFAULT_RULES, id: 'rules0000000001', showsNames: false };
const asked = vi.fn();

const server = mockServer(
  http.post('*/auth-refresh', () => HttpResponse.json({})),
  http.get('*/api/hub/reminders', () =>
    HttpResponse.json({
      pushKey: '',
      isMailSetUp: false,
      address: '',
      goneDevices: [],
      categories: [],
      unusedCategories: [],
      next: null,
    }),
  ),
  http.get(RULES, () => {
    asked();
    return list();
  }),
  http.patch(`${RULES}/:id`, async ({ request }) => {
    Object.assign(stored, await request.json());
    return HttpResponse.json(stored);
  }),
);

const list = () =>
  HttpResponse.json({ page: 1, perPage: 1000, totalItems: 1, totalPages: 1, items: [{ ...stored }] });

function Rules() {
  const { data } = useQuery(rulesQuery);
  return data && <WhenCard loaded={data} />;
}

const names = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Names in messages' });
const digest = () => screen.getByRole<HTMLInputElement>('switch', { name: 'One message a day' });

async function openRules() {
  const page = openTool([{ path: '/', element: <Rules /> }], '/');
  await screen.findByRole('switch', { name: 'Names in messages' });
  return page;
}

beforeEach(() => {
  Object.assign(stored, DEFAULT_RULES, { showsNames: false });
  asked.mockReset();
});

it('keeps a change that is made while the rules are being loaded, without another request for them', async () => {
  const { user, queryClient } = await openRules();
  let answerLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const before = list();
  const loading = vi.fn(() => late.then(() => before));
  server.use(http.get(RULES, loading, { once: true }));
  void queryClient.invalidateQueries({ queryKey: remindersKey });
  await waitFor(() => expect(loading).toHaveBeenCalled());
  await user.click(names());
  await waitFor(() => expect(stored.showsNames).toBe(true));
  answerLate();
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  expect(names().checked).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});

it('shows a change until it is saved, although the rules are loaded meanwhile', async () => {
  const { user, queryClient } = await openRules();
  let save: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (save = resolve));
  server.use(
    http.patch(`${RULES}/:id`, async ({ request }) => {
      const change = await request.json();
      await gate;
      Object.assign(stored, change);
      return HttpResponse.json(stored);
    }),
  );
  await user.click(names());
  await act(() => queryClient.invalidateQueries({ queryKey: remindersKey }));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(names().checked).toBe(true);
  save();
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  expect([stored.showsNames, names().checked]).toEqual([true, true]);
});

it('shows in the end what the hub has, where it refused the first of two changes', async () => {
  const { user, queryClient } = await openRules();
  const refused = () => HttpResponse.json({ status: 400, message: 'Refused.', data: {} }, { status: 400 });
  server.use(http.patch(`${RULES}/:id`, refused, { once: true }));
  await user.click(names());
  await user.click(digest());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect([names().checked, digest().checked]).toEqual([false, false]);
});

it('shows what the hub has, where it refused the last change', async () => {
  const { user } = await openRules();
  const refused = () => HttpResponse.json({ status: 400, message: 'Refused.', data: {} }, { status: 400 });
  server.use(http.patch(`${RULES}/:id`, refused));
  await user.click(names());
  await screen.findByRole('alert');
  await waitFor(() => expect(names().checked).toBe(false));
});

it('says if the hour for workouts is in quiet hours that last until the next day', async () => {
  Object.assign(stored, { quietFrom: '17:00', quietUntil: '07:00' });
  await openRules();
  expect(screen.getByLabelText(/^Today’s workout/).getAttribute('aria-describedby')).not.toBeNull();
  expect(
    screen.getByText('No message will be sent: your quiet hours at this time last until the next day'),
  ).toBeTruthy();
});
