import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachPaths } from '../../../paths';
import { plansRoutes } from '../routes';
import {
  KIM,
  SAM,
  samplePerson,
  samplePlan,
  samsHandlers,
  samsWorkout,
  tickedExercises,
} from '../../../testing';
import { plansOpener } from '../../../testing/open-plans';

const server = mockServer();
const openPage = plansOpener(server);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const NOBODY = 'nobody000000000';
const ofSam = coachPaths.plans(SAM);

describe('the plans of a person', () => {
  it('are listed under their name, with state, date and number of workouts', async () => {
    openPage(ofSam);
    await screen.findByRole('heading', { level: 1, name: 'Sam Rivers' });
    const plan = await findButton(/^Winter strength/);
    expect(plan.textContent).toBe('Winter strengthActiveCreated 18 Nov 20264 workouts');
    expect(button(/^First weeks/).textContent).toContain('Inactive');
  });

  it('has the e-mail of the athlete beside the name', async () => {
    openPage(ofSam);
    await screen.findByText('sam@example.com');
  });

  it('are all there, over several pages', async () => {
    const plans = Array.from({ length: 120 }, (_, index) =>
      samplePlan({ planTitle: `Plan ${String(index)}` }),
    );
    openPage(ofSam, { plans });
    await waitFor(() => {
      const [first] = screen.getAllByRole('listitem');
      expect(first?.getAttribute('aria-setsize')).toBe('120');
    });
  });

  it('fail in the words of the specification', async () => {
    server.use(...samsHandlers());
    server.use(http.get('*/api/collections/plans/records', () => HttpResponse.json({}, { status: 400 })));
    openTool(plansRoutes, ofSam);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch plan. ');
  });

  it('say so when there are none, and when the address names nobody', async () => {
    openPage(ofSam, { plans: [] });
    await screen.findByText('No plan data.');
    expect(screen.getByRole('link', { name: 'Make a plan' }).getAttribute('href')).toBe(
      coachPaths.addPlan(SAM),
    );
    openTool(plansRoutes, coachPaths.plans('no-id'));
    await screen.findByText('Missing user ID');
  });

  it('are deleted after the question of the specification; a failure is said there', async () => {
    const { user, store } = openPage(ofSam);
    await user.click(await findButton(/^Winter strength/));
    await user.click(button('Delete plan'));
    const question = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this plan? This action cannot be undone.',
    });
    server.use(
      http.delete('*/api/collections/plans/records/:id', () => HttpResponse.json({}, { status: 400 }), {
        once: true,
      }),
    );
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect((await within(question).findByRole('alert')).textContent).toContain('Failed to delete plan.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Winter strength/ })).toBeNull());
    expect(store.plans.map(({ planTitle }) => planTitle)).not.toContain('Winter strength');
  });
});

describe('the calendar', () => {
  it('says of each day what is done, missed and to come, and asks for the drawn weeks alone', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const isOfWhole = pathname.includes('workouts') && !searchParams.has('fields');
      if (isOfWhole) asked.push(searchParams.get('filter') ?? '');
    });
    openPage(coachPaths.calendar(SAM));
    await findButton('Thursday 12 November 2026, Easy hour outside, missed');
    button('Saturday 14 November 2026, Legs and back, done');
    button('Saturday 21 November 2026, Push and pull, to come');
    // British weeks begin on Monday.
    expect(asked[0]).toBe(`user = "${SAM}" && date >= "2026-10-26" && date <= "2026-12-06"`);
    server.events.removeAllListeners();
  });

  it('goes by the day where the athlete is', async () => {
    // Noon in London is one o'clock at night of the next day in Auckland.
    const sam = samplePerson({ id: SAM, name: 'Sam Rivers', timeZone: 'Pacific/Auckland' });
    const pushAndPull = samsWorkout('2026-11-21', 'Push and pull', { exercises: tickedExercises(false) });
    openPage(coachPaths.calendar(SAM), { people: [sam], workouts: [pushAndPull] });
    await findButton('Saturday 21 November 2026, Push and pull, missed');
  });

  it('says that a month could not be loaded, and leaves the others within reach', async () => {
    const { user } = openPage(coachPaths.calendar(SAM));
    await findButton('Thursday 12 November 2026, Easy hour outside, missed');
    const failing = http.get('*/api/collections/workouts/records', () =>
      HttpResponse.json({}, { status: 400 }),
    );
    server.use(failing);
    await user.click(button('Next month'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The calendar could not be loaded. ');
    await user.click(button('Previous month'));
    await findButton('Thursday 12 November 2026, Easy hour outside, missed');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it is not known what stands in the week to copy to', async () => {
    const { user } = openPage(coachPaths.calendar(SAM));
    const copy = await findButton('Copy week');
    server.use(http.get('*/api/collections/workouts/records', () => HttpResponse.json({}, { status: 400 })));
    await user.click(copy);
    await screen.findByText('What is already in that week could not be loaded. It stays either way.');
    await user.click(button('Copy'));
    await screen.findByText(/^Failed to copy\. /);
  });

  it('shows the chosen day with its exercises, and its week', async () => {
    const { user } = openPage(coachPaths.calendar(SAM));
    await user.click(await findButton(/^Thursday 12 November/));
    expect(screen.getByText('1 of 2 done')).toBeTruthy();
    expect(screen.getByText('Done: 2x30 s, calf still tight')).toBeTruthy();
    expect(screen.getByText('2 of 3 done, 1 missed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toMatch(/^\/workout\/sample/);
  });

  it('keeps month, day and tab in its address', async () => {
    const { user, currentLocation } = openPage(coachPaths.calendar(SAM));
    await user.click(await findButton(/^Thursday 12 November/));
    await user.click(button('Previous month'));
    expect(currentLocation().search).toBe('?tab=calendar&day=2026-11-12&month=2026-10');
    await user.click(screen.getByRole('tab', { name: 'Plans' }));
    await user.click(screen.getByRole('tab', { name: 'Calendar' }));
    expect(currentLocation().search).toBe('?day=2026-11-12&month=2026-10&tab=calendar');
    expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeTruthy();
  });

  it('opens where its address says', async () => {
    openPage(coachPaths.calendar(SAM, '2026-10-27'));
    expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Tue 27 Oct' })).toBeTruthy();
  });

  it('says of an empty day what can be done, and adds a workout to it', async () => {
    const { user, store, currentLocation } = openPage(coachPaths.calendar(SAM, '2026-11-22'));
    await screen.findByText('Nothing on Sun 22 Nov.');
    await user.click(screen.getByRole('link', { name: 'Add workout' }));
    await screen.findByText('Sam Rivers, Sun 22 Nov');
    await user.click(button('Save'));
    await screen.findByText('Give the workout a title.');
    await user.type(screen.getByLabelText('Workout title'), ' Hill run ');
    await user.type(screen.getByRole('combobox', { name: 'Add an exercise' }), 'barbell{Enter}');
    await user.type(screen.getByRole('combobox', { name: 'Add an exercise' }), 'Strides{ArrowDown}{Enter}');
    await user.click(button('Save'));
    await screen.findByRole('heading', { name: 'Hill run' });
    expect(currentLocation().search).toBe('?tab=calendar&day=2026-11-22');
    const [squat] = store.exercises;
    expect(store.workouts.at(-1)).toMatchObject({
      user: SAM,
      date: '2026-11-22',
      workoutTitle: 'Hill run',
      exercises: [
        { code: squat?.id, title: 'Barbell Squat', completed: false, results: '' },
        { title: 'Strides', completed: false, results: '' },
      ],
    });
  });

  it('moves a workout that has changed meanwhile, too', async () => {
    const moved = samsWorkout('2026-11-21', 'Legs', { exercises: tickedExercises(false) });
    const { user, store } = openPage(coachPaths.calendar(SAM), { workouts: [moved] });
    await user.click(await findButton('Move'));
    store.workouts[0]!.rev = 5;
    const field = screen.getByLabelText('New day');
    await user.clear(field);
    await user.type(field, '2026-11-23');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move' }));
    await screen.findByText('Moved to Mon 23 Nov');
    expect(store.workouts[0]).toMatchObject({ date: '2026-11-23', rev: 6 });
  });

  it('moves a workout back by Undo', async () => {
    const moved = samsWorkout('2026-11-21', 'Legs', { exercises: tickedExercises(false) });
    const { user, store } = openPage(coachPaths.calendar(SAM), { workouts: [moved] });
    await user.click(await findButton('Move'));
    const field = screen.getByLabelText('New day');
    await user.clear(field);
    await user.type(field, '2026-11-23');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move' }));
    await screen.findByText('Moved to Mon 23 Nov');
    await user.click(button('Undo'));
    await screen.findByText('Back on Sat 21 Nov');
    expect(store.workouts[0]).toMatchObject({ date: '2026-11-21' });
  });

  it('says how somebody has kept to their workouts over 4 and 12 weeks', async () => {
    openPage(coachPaths.calendar(SAM), {
      workouts: [
        samsWorkout('2026-10-20', 'Legs', { exercises: tickedExercises(false) }),
        samsWorkout('2026-11-10', 'Legs', { exercises: tickedExercises(true) }),
        samsWorkout('2026-11-12', 'Legs', { exercises: tickedExercises(false) }),
        samsWorkout('2026-11-21', 'Legs', { exercises: tickedExercises(false) }),
      ],
    });
    await screen.findByText('1 of 2 done (50%), 1 missed');
    screen.getByText('1 of 3 done (33%), 2 missed');
  });

  it('asks before a week is copied twice, and copies none onto itself', async () => {
    const workouts = ['2026-11-21', '2026-11-28'].map((date) => samsWorkout(date, 'Legs'));
    const { user, store } = openPage(coachPaths.calendar(SAM), { workouts });
    await user.click(await findButton('Copy week'));
    await screen.findByText('This week has already been copied there. Each workout would be there twice.');
    expect(screen.getByRole('button', { name: 'Copy again' })).toBeTruthy();
    const field = screen.getByLabelText('Any day of the new week');
    await user.clear(field);
    await user.type(field, '2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByText('This is the week being copied. Enter a day of another one.')).toBeTruthy();
    expect(store.workouts).toHaveLength(2);
  });

  it('copies a week once, also when the first try broke off', async () => {
    const workouts = ['2026-11-16', '2026-11-21'].map((date) =>
      samsWorkout(date, 'Legs', { exercises: tickedExercises(true) }),
    );
    const { user, store } = openPage(coachPaths.calendar(SAM), { workouts });
    await user.click(await findButton('Copy week'));
    let tries = 0;
    server.use(
      http.post('*/api/collections/workouts/records', () => {
        tries += 1;
        return tries === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    const copy = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy' });
    await user.click(copy());
    await screen.findByText(/copying again adds only the rest/);
    await user.click(copy());
    await screen.findByText('2 workouts copied to the week of 23 Nov');
    const ids = store.workouts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(store.workouts.slice(2)).toMatchObject([
      { date: '2026-11-23', exercises: [{ completed: false, results: '' }] },
      { date: '2026-11-28' },
    ]);
  });
});

it.each([
  ['the plans', coachPaths.plans(NOBODY)],
  ['the calendar', coachPaths.calendar(NOBODY)],
  ['a new plan', coachPaths.addPlan(NOBODY)],
  ['a new workout', coachPaths.addWorkout(NOBODY, '2026-11-22')],
])('of a person who is not there: %s say so', async (_, path) => {
  openPage(path);
  await screen.findByText('There is no such user.');
  expect(screen.getByRole('link', { name: 'Go to Users' }).getAttribute('href')).toBe(coachPaths.people);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is nobody’s other than the address says', async () => {
  const plan = samplePlan({ user: KIM });
  openPage(coachPaths.editPlan(SAM, plan.id), { plans: [plan] });
  await screen.findByText('Plan not found or access denied');
  expect(screen.queryByLabelText('Plan title')).toBeNull();
});
