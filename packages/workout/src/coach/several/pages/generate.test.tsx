import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coachPaths } from '../../../paths';
import { severalStore, storeHandlers } from '../../../testing';
import { severalRoutes } from '../routes';

const TODAY = '2026-11-23';
const server = mockServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

function openPage(path = coachPaths.generate()) {
  const store = severalStore(TODAY);
  server.use(...storeHandlers(store));
  return { store, ...openTool(severalRoutes, path, { isAdmin: true }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const TEMPLATE = 'Winter strength, Tue and Sat';

/** The counts in a row of the preview. */
function numbersOf(name: RegExp) {
  const row = within(screen.getByRole('table')).getByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent);
}

it('begins on the latest date where an athlete is', async () => {
  const { people } = openPage().store;
  // Noon in London is one o'clock at night of the next day in Auckland.
  Object.assign(people[1] ?? {}, { timeZone: 'Pacific/Auckland' });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('2026-11-24'));
});

it('chooses who has a sensible start, and says of the others why not', async () => {
  openPage();
  await findButton('Generate 15 workouts');
  const states = ['Adam Berg', 'Bea Lund', 'Chris Moor', 'Dina Okafor', 'Emil Sand'].map((name) => {
    const { checked, disabled } = box(name);
    return [checked, disabled];
  });
  expect(states).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
    [false, true],
  ]);
  screen.getByText('2 of 5 chosen');
  for (const line of [
    'Winter strength until 28 Nov',
    'No workouts to come',
    'Back to running has no workouts',
    'Base plan until 29 Dec: all of it is there',
    'No active plan',
  ]) {
    screen.getByText(line);
  }
});

it('shows of each what is new, there and left out, with the reason and a sum', async () => {
  const { user } = openPage();
  await findButton('Generate 15 workouts');
  expect(numbersOf(/^Adam Berg There: Winter strength, 24 Nov to 28 Nov/)).toEqual(['7', '2', '0']);
  await user.click(await findButton(/^Bea Lund/));
  const dates = screen.getByRole('list', { name: 'Dates of Bea Lund' });
  await user.click(within(dates).getByRole('checkbox', { name: /Sat 28 Nov/ }));
  expect(numbersOf(/^Bea Lund Left out: 28 Nov/)).toEqual(['7', '0', '1']);
  expect(numbersOf(/^Together/)).toEqual(['14', '2', '1']);
  await findButton('Generate 14 workouts');
});

it('makes all of it at once, and takes all of it back by one Undo', async () => {
  const { user, store } = openPage();
  const before = store.workouts.length;
  await user.dblClick(await findButton('Generate 15 workouts'));
  await screen.findByText('15 workouts created');
  expect(store.workouts).toHaveLength(before + 15);
  await findButton('Generate 0 workouts');
  expect(box('Adam Berg').disabled).toBe(true);
  await user.click(button('Undo'));
  await screen.findByText('15 workouts removed');
  expect(store.workouts).toHaveLength(before);
  await findButton('Generate 15 workouts');
});

it('gives each athlete a template as a plan of their own', async () => {
  const { user, store, currentLocation } = openPage();
  await user.selectOptions(await screen.findByLabelText('Plan'), TEMPLATE);
  // Dina has another plan on these days.
  expect(box('Dina Okafor').checked).toBe(false);
  screen.getByText('Base plan until 29 Dec: choose a later start');
  expect(currentLocation().search).toMatch(/^\?plan=/);
  await user.click(box('Adam Berg'));
  await user.click(await findButton('Generate 27 workouts'));
  await screen.findByText('27 workouts created');
  const template = store.plans.find(({ user: owner }) => owner === '');
  const copies = store.plans.filter(({ origin }) => origin === template?.id);
  expect(copies.map(({ planTitle }) => planTitle)).toEqual([TEMPLATE, TEMPLATE, TEMPLATE, 'Winter strength']);
});

it('opens with the template of its address, and forgets who was chosen for another plan', async () => {
  const store = severalStore(TODAY);
  server.use(...storeHandlers(store));
  const template = store.plans.find(({ user: owner }) => owner === '');
  const { user } = openTool(severalRoutes, coachPaths.generate(template?.id), { isAdmin: true });
  expect((await screen.findByLabelText<HTMLSelectElement>('Plan')).value).toBe(template?.id);
  await user.click(box('Adam Berg'));
  expect(box('Adam Berg').checked).toBe(false);
  await user.selectOptions(screen.getByLabelText('Plan'), 'Each athlete’s own plan');
  expect(box('Adam Berg').checked).toBe(true);
});

it('says what is wrong with a start or a length, and makes nothing then', async () => {
  const { user } = openPage();
  const start = await screen.findByLabelText('Start');
  await user.clear(start);
  await screen.findByText('Enter the first day.');
  expect(button('Generate').getAttribute('aria-disabled')).toBe('true');
  await user.type(start, '2026-11-30');
  await findButton('Generate 17 workouts');
  await user.selectOptions(screen.getByLabelText('Weeks'), '1');
  await findButton('Generate 5 workouts');
});

it('stays with the reason when it fails, and makes them at the next try', async () => {
  const { user, store } = openPage();
  const before = store.workouts.length;
  const failing = http.post(
    '*/api/hub/workouts/generate-several',
    () => HttpResponse.json({}, { status: 500 }),
    {
      once: true,
    },
  );
  server.use(failing);
  await user.click(await findButton('Generate 15 workouts'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was generated. /);
  await user.click(button('Generate 15 workouts'));
  await waitFor(() => expect(store.workouts).toHaveLength(before + 15));
  await screen.findByText('15 workouts created');
});

it('says that nobody trains yet', async () => {
  server.use(...storeHandlers({}));
  openTool(severalRoutes, coachPaths.generate(), { isAdmin: true });
  await screen.findByText('No athletes yet');
  expect(screen.getByRole('link', { name: 'Add User' }).getAttribute('href')).toBe(coachPaths.addPerson);
});
