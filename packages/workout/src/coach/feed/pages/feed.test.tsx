import { readTypedText, storeTypedText } from '@hub/auth';
import { mockServer, openTool, stubWindowLocks } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachPaths } from '../../../paths';
import { workoutRoutes } from '../../../routes';
import { feedStore, samplePerson, sampleWorkout, storeHandlers, tickedExercises } from '../../../testing';

const server = mockServer();
const TODAY = '2026-11-23';

function given(store = feedStore(TODAY)) {
  server.use(...storeHandlers(store));
  return store.workouts ?? [];
}
const openPage = (at: string = coachPaths.feed) => openTool(workoutRoutes, at, { isAdmin: true });
const entry = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the activity feed', () => {
  it('stands newest first by day, each with its words', async () => {
    given();
    openPage();
    await entry('Adam Berg, Legs and back');
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Athlete/ })).toBeNull());
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      'Fri 20 Nov',
    ]);
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Adam Berg, Legs and back',
      'Bea Lund, Upper body',
      'Dina Okafor, Base run',
      'Chris Moor, Legs and back',
      'Dina Okafor, Upper body',
      'Chris Moor, Legs and back',
    ]);
    const first = (await entry('Adam Berg, Legs and back')).textContent;
    for (const words of [
      '08:12',
      'Done',
      'Record',
      '“Legs and back”, 2 of 2 exercises, 42 min.',
      'Barbell Squat 5 @ 80 kg, before 77.5 kg.',
      'Barbell Squat at RPE 9.5, asked for 7.',
    ]) {
      expect(first).toContain(words);
    }
    expect((await entry('Dina Okafor, Upper body')).textContent).toContain(
      'Moved from Sat 21 Nov to Sun 22 Nov.',
    );
    expect(screen.getAllByText(/none of 2/).map(({ textContent }) => textContent)).toEqual([
      '“Legs and back”, none of 2. The second in a row.',
      '“Legs and back”, none of 2.',
    ]);
  });

  it('is seen one by one, or all at once', async () => {
    given();
    const { user } = openPage();
    await screen.findByRole('tab', { name: 'New 5' });
    await user.click(within(await entry('Bea Lund, Upper body')).getByRole('button', { name: 'Seen' }));
    expect(document.activeElement).toBe(await entry('Dina Okafor, Base run'));
    await screen.findByRole('tab', { name: 'New 4' });
    await user.click(screen.getByRole('button', { name: 'All seen' }));
    await screen.findByRole('tab', { name: 'New 0' });
    await user.click(screen.getByRole('tab', { name: 'New 0' }));
    expect(screen.getByText('You have seen all of it.')).toBeTruthy();
  });

  it('shows those that were missed alone, each with the way to its day', async () => {
    given();
    openPage(`${coachPaths.feed}?show=missed`);
    await screen.findByRole('tab', { name: 'Missed 2', selected: true });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const [first] = screen.getAllByRole('link', { name: 'Move it' });
    expect(first?.getAttribute('href')).toContain('&day=2026-11-22');
  });

  it('goes on to what is older by a button', async () => {
    const user0 = samplePerson({ id: 'old000000000000', name: 'Olga' });
    const old = sampleWorkout({ user: user0.id, date: '2026-11-09', exercises: tickedExercises(true) });
    given({ people: [user0], workouts: [old] });
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(await entry('Olga, Legs and back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('is counted on the coach’s start page and over the list of people', async () => {
    given();
    openPage(coachPaths.start);
    const area = await screen.findByRole('link', { name: /^Activity feed 5 new in two weeks/ });
    expect(area.getAttribute('href')).toBe(coachPaths.feed);
    openPage(coachPaths.people);
    expect(
      (await screen.findByRole('link', { name: 'New 5 in the activity feed' })).getAttribute('href'),
    ).toBe(coachPaths.feed);
  });
});

/** What is typed and stored on the device. */
const typedTexts = () => Object.keys(localStorage).filter((key) => key.includes('.typed.'));

describe('an answer', () => {
  it('is written where the workout stands, one at a time, kept while another is open, and sent', async () => {
    const workouts = given();
    const { user } = openPage();
    const bea = await entry('Bea Lund, Upper body');
    await user.click(within(bea).getByRole('button', { name: 'Reply' }));
    await user.type(within(bea).getByLabelText('Reply to Bea Lund'), ' Good call. ');
    const dina = await entry('Dina Okafor, Upper body');
    await user.click(within(dina).getByRole('button', { name: 'Edit reply' }));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(within(dina).getByLabelText<HTMLTextAreaElement>('Reply to Dina Okafor').value).toBe(
      'Strong week. Dips again on Tuesday.',
    );
    await user.click(within(bea).getByRole('button', { name: 'Reply' }));
    await user.click(within(bea).getByRole('button', { name: 'Send' }));
    expect(await within(bea).findByText('Good call.')).toBeTruthy();
    expect(workouts.find(({ workoutTitle }) => workoutTitle === 'Upper body')?.reply).toBe('Good call.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(bea);
  });

  it('of one tap says "Well done"', async () => {
    const workouts = given();
    const { user } = openPage();
    const adam = await entry('Adam Berg, Legs and back');
    await user.click(within(adam).getByRole('button', { name: 'Well done' }));
    expect(await within(adam).findByText('Your reply')).toBeTruthy();
    expect(document.activeElement).toBe(adam);
    expect(workouts[0]?.reply).toBe('Well done');
  });

  it('leaves the focus where the person writes by the time that another is sent', async () => {
    given();
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.patch('*/api/collections/workouts/records/:id', () => gate, { once: true }));
    const { user } = openPage();
    const bea = await entry('Bea Lund, Upper body');
    const adam = await entry('Adam Berg, Legs and back');
    await user.click(within(bea).getByRole('button', { name: 'Reply' }));
    await user.click(within(adam).getByRole('button', { name: 'Well done' }));
    await user.type(within(bea).getByLabelText('Reply to Bea Lund'), 'Good call.');
    answer();
    expect(await within(adam).findByText('Your reply')).toBeTruthy();
    expect(await within(bea).findByRole('button', { name: 'Send' })).toBeTruthy();
    expect(document.activeElement).toBe(within(bea).getByLabelText('Reply to Bea Lund'));
  });

  it('that is begun is there again in the next page', async () => {
    given();
    const first = openPage();
    const before = await entry('Bea Lund, Upper body');
    await first.user.click(within(before).getByRole('button', { name: 'Reply' }));
    await first.user.type(within(before).getByLabelText('Reply to Bea Lund'), 'Good call.');
    first.unmount();
    const { user } = openPage();
    const bea = await entry('Bea Lund, Upper body');
    await user.click(within(bea).getByRole('button', { name: 'Reply' }));
    await within(bea).findByDisplayValue('Good call.');
    await user.click(within(bea).getByRole('button', { name: 'Send' }));
    expect(await within(bea).findByText('Good call.')).toBeTruthy();
    expect(typedTexts()).toHaveLength(0);
  });

  it.each(['', '~other0000000001'])('is each window’s own, and lost in neither: %s', async (end) => {
    const workouts = given();
    const { id = '' } = workouts.find(({ workoutTitle }) => workoutTitle === 'Upper body') ?? {};
    const theirs = `reply.${id}${end}`;
    storeTypedText('mei000000000000', theirs, 'Strong.');
    const takeLocksAway = stubWindowLocks(new Set([`hub-draft-mei000000000000-${theirs}`]));
    const { user } = openPage();
    const bea = await entry('Bea Lund, Upper body');
    await user.click(within(bea).getByRole('button', { name: 'Reply' }));
    const field = within(bea).getByLabelText<HTMLTextAreaElement>('Reply to Bea Lund');
    await user.type(field, 'Good call.');
    expect(field.value).toBe('Good call.');
    expect(readTypedText('mei000000000000', theirs)?.text).toBe('Strong.');
    expect(typedTexts()).toHaveLength(2);
    await user.click(within(bea).getByRole('button', { name: 'Send' }));
    expect(await within(bea).findByText('Good call.')).toBeTruthy();
    expect(readTypedText('mei000000000000', theirs)?.text).toBe('Strong.');
    expect(typedTexts()).toHaveLength(1);
    takeLocksAway();
    localStorage.clear();
  });

  it('takes nothing that would be lost while it is being sent, and no other is begun', async () => {
    given();
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.patch('*/api/collections/workouts/records/:id', () => gate, { once: true }));
    const { user } = openPage();
    const bea = await entry('Bea Lund, Upper body');
    await user.click(within(bea).getByRole('button', { name: 'Reply' }));
    const field = within(bea).getByLabelText<HTMLTextAreaElement>('Reply to Bea Lund');
    await user.type(field, 'Good call.');
    await user.click(within(bea).getByRole('button', { name: 'Send' }));
    await within(bea).findByRole('button', { name: 'Sending…' });
    await user.type(field, ' And more.');
    expect(field.value).toBe('Good call.');
    await user.click(within(await entry('Dina Okafor, Upper body')).getByRole('button', { name: /reply/ }));
    expect(screen.getAllByRole('textbox')).toEqual([field]);
    answer();
    expect(await within(bea).findByText('Good call.')).toBeTruthy();
    expect(typedTexts()).toHaveLength(0);
  });

  it('that could not be sent stays, with the reason', async () => {
    given();
    const { user } = openPage();
    const bea = await entry('Bea Lund, Upper body');
    await user.click(within(bea).getByRole('button', { name: 'Reply' }));
    await user.type(within(bea).getByLabelText('Reply to Bea Lund'), 'Good call.');
    server.use(
      http.patch('*/api/collections/workouts/records/:id', () => HttpResponse.json({}, { status: 429 })),
    );
    await user.click(within(bea).getByRole('button', { name: 'Send' }));
    expect((await within(bea).findByRole('alert')).textContent).toContain('Failed to send.');
    expect(within(bea).getByLabelText<HTMLTextAreaElement>('Reply to Bea Lund').value).toBe('Good call.');
  });
});
