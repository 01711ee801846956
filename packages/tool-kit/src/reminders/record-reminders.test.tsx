import { addDays, addYears, toCalendarDate } from '@hub/calendar';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mockServer, openTool } from '../testing/page';
import { reminderHandlers, sampleReminders } from '../testing/reminder-handlers';
import { RecordReminders } from './record-reminders';
import type { Renew } from './use-renew';

const server = mockServer(http.post('*/auth-refresh', () => HttpResponse.json({})));
const today = toCalendarDate(new Date());
const LATER = addDays(today, 3650);
const renew = vi.fn<Renew>();

/** A page whose record another person renews. */
function Section({ first, mayRenew }: { first: string; mayRenew: boolean }) {
  const [date, setDate] = useState(first);
  return (
    <>
      <button onClick={() => setDate(LATER)}>Somebody renews it</button>
      <RecordReminders source="expiry" record="item00000000001" date={date} {...(mayRenew && { renew })} />
    </>
  );
}

async function openReminders(
  values: Parameters<typeof sampleReminders>[1] = {},
  { at = '/item', mayRenew = true } = {},
) {
  const state = sampleReminders(today, values);
  server.use(...reminderHandlers(state));
  const section = <Section first={state.date} mayRenew={mayRenew} />;
  const list = <Link to="/item">Item</Link>;
  const routes = [
    { path: '/item', element: section },
    { path: '/list', element: list },
  ];
  const page = openTool(routes, at);
  if (at === '/list') await page.user.click(screen.getByRole('link', { name: 'Item' }));
  await screen.findByRole('heading', { name: 'Reminders' });
  return page;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  renew.mockReset().mockResolvedValue(false);
});

describe('the reminders of a record', () => {
  it('show which days before were told, and when the next message comes', async () => {
    await openReminders();
    expect(screen.getByText('at 09:00')).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['90 days(sent)', '30 days(sent)', '7 days', '1 day', 'On the day', 'Add'],
    ]);
    expect(screen.getByText(/^Next: .*, by E-mail, Firefox on Android\.$/)).toBeDefined();
  });

  it('take a day away, and add another', async () => {
    const { user } = await openReminders();
    await user.click(button('Remove: 7 days'));
    await user.click(button('Add days before'));
    await user.type(await screen.findByLabelText('Days before'), '3651');
    await user.click(button('Add'));
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a whole number from 0 to 3650.');
    await user.clear(screen.getByLabelText('Days before'));
    await user.type(screen.getByLabelText('Days before'), '14');
    await user.click(button('Add'));
    expect(await screen.findByText('14 days')).toBeDefined();
    expect(screen.queryByText('7 days')).toBeNull();
  });

  it('go back to the usual days, where a record has its own', async () => {
    const { user } = await openReminders();
    expect(screen.queryByRole('button', { name: 'As All Others' })).toBeNull();
    await user.click(button('Remove: 7 days'));
    await user.click(await screen.findByRole('button', { name: 'As All Others' }));
    expect(await screen.findByText('7 days')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'As All Others' })).toBeNull();
  });

  it('are done for everyone, and not any more', async () => {
    const { user } = await openReminders();
    await user.click(button('Done'));
    expect(await screen.findByText(/^Done by Mei, .*\. Nobody is reminded any more\.$/)).toBeDefined();
    await user.click(button('Undo'));
    expect(await screen.findByText('7 days')).toBeDefined();
  });

  it('stay done, although they are loaded at that moment', async () => {
    const { user, queryClient } = await openReminders();
    let answerLate: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const answered = vi.fn(async () => {
      await late;
      return HttpResponse.json(sampleReminders(today));
    });
    server.use(http.get('*/api/hub/reminders/items/:source/:record', answered, { once: true }));
    const reload = queryClient.invalidateQueries({ queryKey: ['reminders'] });
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await user.click(button('Done'));
    await screen.findByText(/^Done by Mei, /);
    answerLate();
    await reload;
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText(/^Done by Mei, /)).toBeDefined();
  });

  it('are snoozed by two taps', async () => {
    const { user } = await openReminders();
    await user.click(button('Snooze'));
    await user.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    expect(await screen.findByText(/^You will be reminded again on /)).toBeDefined();
  });

  it('are renewed by two taps, counted from the date that ends', async () => {
    const { user, currentLocation } = await openReminders();
    await user.click(button('Renew'));
    await user.click(await screen.findByRole('button', { name: '5 Years' }));
    expect(renew.mock.calls.map(([until]) => until)).toEqual([addYears(addDays(today, 26), 5)]);
    expect(await screen.findByText(/^Renewed until /)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentLocation().search).toBe('');
  });

  it('are renewed for whoever has closed the question meanwhile, and leads them back no further', async () => {
    let answer: () => void = () => undefined;
    renew.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(false))));
    const { user, currentLocation } = await openReminders({}, { at: '/list' });
    await user.click(button('Renew'));
    await user.click(await screen.findByRole('button', { name: '1 Year' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer();
    expect(await screen.findByText(/^Renewed until /)).toBeDefined();
    expect(currentLocation()).toMatchObject({ pathname: '/item', search: '' });
  });

  it('are renewed until any date after today', async () => {
    const { user } = await openReminders({ date: addDays(today, -3) });
    await user.click(button('Renew'));
    const field = await screen.findByLabelText('Or until');
    const save = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renew' }));
    fireEvent.change(field, { target: { value: today } });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a date after today.');
    fireEvent.change(field, { target: { value: addDays(today, 90) } });
    await save();
    expect(renew.mock.calls.map(([until]) => until)).toEqual([addDays(today, 90)]);
  });

  it('say why a renewal was not saved, and keep the question', async () => {
    renew.mockRejectedValueOnce(new Error('Someone else changed this in the meantime.'));
    const { user } = await openReminders();
    await user.click(button('Renew'));
    await user.click(await screen.findByRole('button', { name: '1 Year' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Someone else changed this in the meantime.');
    await user.click(screen.getByRole('button', { name: '1 Year' }));
    expect(await screen.findByText(/^Renewed until /)).toBeDefined();
  });

  it('ask for the new date by themselves where a notification leads, and for nothing after that', async () => {
    const { user, currentLocation } = await openReminders({}, { at: '/item?renew' });
    const dialog = await screen.findByRole('dialog', { name: 'Renew for' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentLocation()).toMatchObject({ pathname: '/item', search: '' });
  });

  it('ask for no new date where a notification is older than the renewal', async () => {
    await openReminders({ date: LATER, isDue: false }, { at: '/item?renew' });
    expect(screen.getByText(/^There is nothing to renew now: it expires on /)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are done, snoozed and not done any more for the date that the page shows, and loaded again where it is another', async () => {
    const { user } = await openReminders();
    const sent: unknown[] = [];
    const renewed = sampleReminders(today, { date: LATER, isDue: false, told: [] });
    server.use(
      http.post('*/api/hub/reminders/items/:source/:record', async ({ request }) => {
        sent.push(await request.json());
        const message = 'This has another date by now.';
        return HttpResponse.json({ data: { date: { code: 'hub_invalid', message } } }, { status: 409 });
      }),
      http.get('*/api/hub/reminders/items/:source/:record', () => HttpResponse.json(renewed)),
    );
    await user.click(button('Done'));
    expect((await screen.findByRole('alert')).textContent).toBe('This has another date by now.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull());
    expect(sent).toEqual([{ action: 'done', date: addDays(today, 26) }]);
  });

  it('are loaded again when the record gets another date', async () => {
    const { user } = await openReminders();
    const renewed = sampleReminders(today, { date: LATER, isDue: false, told: [] });
    server.use(http.get('*/api/hub/reminders/items/:source/:record', () => HttpResponse.json(renewed)));
    await user.click(button('Somebody renews it'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull());
    expect(screen.queryByText('90 days(sent)')).toBeNull();
  });

  it('are not renewed by a person who may not change the record', async () => {
    await openReminders({}, { at: '/item?renew', mayRenew: false });
    expect(screen.getByRole('button', { name: 'Snooze' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say why no message will be sent while no channel is on, and link to the channels', async () => {
    await openReminders({ channels: [], next: null, isDue: false });
    expect(
      screen.getByText('No message will be sent, because no channel is on, such as e-mail or a device.'),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'Turn on reminders' });
    expect(link.getAttribute('href')).toBe('/account/reminders');
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it('say when no more messages come', async () => {
    await openReminders({ next: null, date: addDays(today, -3) });
    expect(screen.getByText('No more messages will be sent.')).toBeDefined();
  });
});
