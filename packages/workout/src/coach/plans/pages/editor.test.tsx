import { plansLimits, workoutsLimits } from '@hub/pb-client';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { coachPaths } from '../../../paths';
import { plansRoutes } from '../routes';
import { planWorkout, SAM, samplePlan, samsStore, storeHandlers } from '../../../testing';

const server = mockServer();

const legs = planWorkout('Legs', 'weekly', ['tuesday'], ['Squat']);
const daily = planWorkout('Stretching', 'daily', []);

function openPage(path: string, plan = samplePlan({ workouts: [legs, daily] })) {
  const store = samsStore({ plans: [plan] });
  server.use(...storeHandlers(store));
  return { store, plan, ...openTool(plansRoutes, path.replace('PLAN', plan.id), { isAdmin: true }) };
}

const edit = coachPaths.editPlan(SAM, 'PLAN');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The text is hidden, with its space reserved, while nothing is unsaved. */
const unsaved = () => screen.queryByText('Unsaved changes', { ignore: '[aria-hidden=true]' });

it('makes a plan, active at first, with the first day and all of them', async () => {
  const { user, store, currentLocation } = openPage(coachPaths.addPlan(SAM));
  await user.type(await screen.findByLabelText('Plan title'), 'Winter');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Active' }).checked).toBe(true);
  await user.click(button('Add workout'));
  await user.type(field('Workout title'), 'Legs');
  await user.click(screen.getByRole('radio', { name: 'Bi-weekly' }));
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  expect(screen.getByText('Every 2 weeks on Tuesday and Saturday.')).toBeTruthy();
  await user.click(button('Save'));
  await waitFor(() => expect(currentLocation().pathname).toBe(coachPaths.plans(SAM)));
  expect((await findButton(/^Winter(?! strength)/)).getAttribute('aria-expanded')).toBe('true');
  expect(button('Generate workouts')).toBeTruthy();
  expect(store.plans[1]).toMatchObject({
    user: SAM,
    active: true,
    planTitle: 'Winter',
    planDescription: '',
    workouts: [
      {
        workoutTitle: 'Legs',
        frequency: 'bi-weekly',
        workoutDay: 'tuesday',
        workoutDays: ['tuesday', 'saturday'],
      },
    ],
  });
});

it('shows a new plan above the others before the list reloads', async () => {
  const { user } = openPage(coachPaths.plans(SAM), samplePlan({ created: '2026-01-02 08:00:00.000Z' }));
  await findButton(/^Winter strength/);
  await user.click(screen.getByRole('link', { name: 'Add Plan' }));
  server.use(http.get('*/api/collections/plans/records', () => HttpResponse.json({}, { status: 400 })));
  await user.type(await screen.findByLabelText('Plan title'), 'Spring');
  await user.click(button('Save'));
  await findButton(/^Spring/);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 6));
  expect(rows).toEqual(['Spring', 'Winter']);
  // Waits for the pending request, which must not outlive its test.
  await screen.findByText(/^This may be out of date\./);
});

it('offers three frequencies and the days from Monday to Sunday', async () => {
  const { user } = openPage(coachPaths.addPlan(SAM));
  await user.click(await findButton('Add workout'));
  const namesOf = (role: string) =>
    screen.getAllByRole(role).map((choice) => choice.closest('label')?.textContent);
  expect(namesOf('radio')).toEqual(['Weekly', 'Bi-weekly', 'Monthly']);
  const days = screen
    .getAllByRole('checkbox')
    .map((day) => day.getAttribute('aria-label') ?? day.closest('label')?.textContent);
  expect(days).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(screen.getByText('No day is chosen yet, so nothing is generated from it.')).toBeTruthy();
});

it('leads to what lacks a title', async () => {
  const { user, store } = openPage(coachPaths.addPlan(SAM));
  await user.click(await findButton('Save'));
  expect(screen.getByText('Missing required data')).toBeTruthy();
  expect(screen.getByText('Give the plan a title.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Plan title'));
  await user.type(field('Plan title'), 'Winter');
  await user.click(button('Add workout'));
  await user.click(button('Back'));
  await user.click(await findButton('Save'));
  await screen.findByText('Give each workout a title.');
  expect(document.activeElement).toBe(field('Workout title'));
  expect(store.plans).toHaveLength(1);
});

it('leads from a workout to the plan that lacks its title', async () => {
  const { user } = openPage(`${edit}?workout=legs`, samplePlan({ planTitle: '', workouts: [legs] }));
  await user.click(await findButton('Save'));
  await waitFor(() => expect(document.activeElement).toBe(field('Plan title')));
});

it.each([
  ['of the plan', '?workout=legs', { planTitle: 'x'.repeat(plansLimits.planTitle + 1) }, 'Plan title'],
  [
    'of a workout',
    '',
    { workouts: [{ ...legs, workoutTitle: 'x'.repeat(workoutsLimits.workoutTitle + 1) }] },
    'Workout title',
  ],
])('leads to a text that is too long, %s', async (_, at, changed, label) => {
  const { user } = openPage(`${edit}${at}`, samplePlan({ workouts: [legs], ...changed }));
  await user.click(await findButton('Save'));
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
  expect(screen.getByText(/ of at most .* characters$/)).toBeTruthy();
  expect(screen.queryByText('Missing required data')).toBeNull();
});

it('says that the library could not be loaded, and has it at the next try', async () => {
  const { user } = openPage(`${edit}?workout=legs`);
  server.use(
    http.get('*/api/collections/exercises/records', () => HttpResponse.json({}, { status: 400 }), {
      once: true,
    }),
  );
  await user.type(await screen.findByRole('combobox', { name: 'Add an exercise' }), 'hyper');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The library could not be loaded. ');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /bodyweight/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('picks exercises of the library by the words in title and tags, or takes what is typed', async () => {
  const { user, store } = openPage(`${edit}?workout=legs`);
  const picker = await screen.findByRole('combobox', { name: 'Add an exercise' });
  await user.type(picker, 'hyper');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Hyperextensionsbodyweight',
      'Hyperextensions (Back Extensions)lower backother',
      'Hyperextensions With No Hyperextension Benchlower backno equipment',
      'Reverse Hyperextensionmachine',
      'Weighted Ball Hyperextensionlower backexercise ball',
      'Add “hyper” as typed',
    ]),
  );
  const options = screen.getAllByRole('option');
  expect(options[3]?.querySelector('mark')?.textContent).toBe('Hyper');
  expect(picker.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(picker.getAttribute('aria-activedescendant')).toBe(options[2]?.id);
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(picker, 'ball hyper');
  await user.click(await screen.findByRole('option', { name: /^Weighted Ball/ }));
  await user.type(picker, 'Kettle flow{Escape}');
  expect(picker.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(picker, 'Zottman magic{Enter}');
  await user.click(button('Remove Squat'));
  await user.click(button('Save'));
  await waitFor(() => expect(store.plans[0]?.rev).toBe(2));
  const [workout] = store.plans[0]?.workouts as (typeof legs)[];
  const record = store.exercises.find(({ title }) => title === 'Reverse Hyperextension');
  expect(workout?.exercises).toMatchObject([
    { code: record?.id, title: 'Reverse Hyperextension', tags: ['machine'], notes: 'Keep the bar close.' },
    {
      code: 'Weighted Ball Hyperextension',
      title: 'Weighted Ball Hyperextension',
      tags: ['lower back', 'exercise ball'],
    },
    { code: 'Kettle flow', title: 'Kettle flow' },
    { code: 'Zottman magic', title: 'Zottman magic' },
  ]);
});

it('opens an exercise in place, and saves what is written there with the plan', async () => {
  const { user, store } = openPage(`${edit}?workout=legs`);
  const row = await findButton(/^Squat/);
  expect(row.getAttribute('aria-expanded')).toBe('false');
  await user.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  await user.type(field('Title'), ', low bar');
  await user.type(field('Instructions'), '3 sets of 8.');
  await user.type(field('Tags'), 'legs, barbell');
  await user.type(field('Notes'), 'Knees out.');
  expect(unsaved()).toBeTruthy();
  await user.click(button('Save'));
  await waitFor(() => expect(store.plans[0]?.rev).toBe(2));
  const [workout] = store.plans[0]?.workouts as (typeof legs)[];
  expect(workout?.exercises).toEqual([
    {
      ...legs.exercises[0],
      title: 'Squat, low bar',
      instructions: '3 sets of 8.',
      tags: ['legs', 'barbell'],
      notes: 'Knees out.',
    },
  ]);
});

it('leads to an exercise that can’t be saved, and opens it', async () => {
  const { user, store } = openPage(`${edit}?workout=legs`);
  await user.click(await findButton(/^Squat/));
  await user.type(field('Video'), 'example.com');
  await user.click(await findButton(/^Squat/));
  await user.click(button('Back'));
  await user.click(await findButton('Save'));
  expect(await screen.findByText(/^Enter an address that begins with/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Video')));
  expect(store.plans[0]?.rev).toBe(1);
  await user.clear(field('Video'));
  expect(document.activeElement).toBe(field('Video'));
  await user.type(field('Video'), 'example.com');
  await user.click(button('Save'));
  await user.click(button('Back'));
  expect(await screen.findByText('Correct the marked exercises.')).toBeTruthy();
});

it('copies a workout, and removes one after a question', async () => {
  const { user } = openPage(edit);
  const rows = await screen.findByRole('list', { name: 'Workouts' });
  await user.click(within(rows).getAllByRole('button', { name: 'Actions' })[0]!);
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(within(rows).getByText('Legs (copy)')).toBeTruthy();
  await user.click(within(rows).getAllByRole('button', { name: 'Actions' })[0]!);
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(within(rows).queryByText('Legs')).toBeNull();
  expect(screen.getByText('2 in this plan')).toBeTruthy();
});

it('keeps an old daily workout as it is, and offers "Daily" to no other', async () => {
  const { user } = openPage(`${edit}?workout=stretching`);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Daily' })).checked).toBe(true);
  expect(screen.getByText('Every day.')).toBeTruthy();
  await user.click(button('Back'));
  await user.click(await findButton(/^Legs/));
  expect(screen.queryByRole('radio', { name: 'Daily' })).toBeNull();
});

it('sends nothing where nothing has changed, and says "Unsaved changes" where something has', async () => {
  const { user, store, plan, currentLocation } = openPage(edit);
  await user.type(await screen.findByLabelText('Plan title'), 'x{Backspace}');
  expect(unsaved()).toBeNull();
  await user.type(field('Plan title'), '!');
  expect(unsaved()).toBeTruthy();
  await user.type(field('Plan title'), '{Backspace}');
  await user.click(button('Save'));
  await waitFor(() => expect(currentLocation().pathname).toBe(coachPaths.plans(SAM)));
  expect(await screen.findByText(plan.planTitle)).toBeTruthy();
  expect(store.plans[0]?.rev).toBe(1);
});

it('keeps what was typed of a new plan when the save fails, and says why', async () => {
  const { user } = openPage(coachPaths.addPlan(SAM));
  server.use(http.post('*/api/collections/plans/records', () => HttpResponse.json({}, { status: 500 })));
  await user.type(await screen.findByLabelText('Plan title'), 'Winter');
  await user.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create plan. The hub had');
  expect(field('Plan title').value).toBe('Winter');
});

it('keeps what was typed when the save fails, and says why', async () => {
  const { user } = openPage(edit);
  server.use(http.patch('*/api/collections/plans/records/:id', () => HttpResponse.json({}, { status: 500 })));
  await user.type(await screen.findByLabelText('Plan title'), ' 2');
  await user.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to update plan. The hub had');
  expect(field('Plan title').value).toBe('Winter strength 2');
});

it('refuses an address that is none', async () => {
  openPage(coachPaths.editPlan(SAM, 'none'));
  await screen.findByText('Invalid user or plan ID');
});
