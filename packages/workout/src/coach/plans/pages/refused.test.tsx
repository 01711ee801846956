import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { coachPaths } from '../../../paths';
import { plansRoutes } from '../routes';
import { planWorkout, SAM, samplePlan, samsStore, storeHandlers } from '../../../testing';

const server = mockServer();

const plan = samplePlan({ workouts: [planWorkout('Legs', 'weekly', ['tuesday'], ['Squat'])] });
const edit = coachPaths.editPlan(SAM, plan.id);
const button = (name: string) => screen.getByRole('button', { name });

function openPage(path: string) {
  server.use(...storeHandlers(samsStore({ plans: [plan] })));
  return openTool(plansRoutes, path, { isAdmin: true });
}

const refuse = (name: string, message: string) =>
  server.use(
    http.patch('*/api/collections/plans/records/:id', () =>
      HttpResponse.json({ data: { [name]: { code: 'x', message } } }, { status: 400 }),
    ),
  );

it.each(['', '?workout=legs'])(
  'says once what the server does not take of the workouts, at "%s"',
  async (at) => {
    const { user } = openPage(`${edit}${at}`);
    await screen.findByRole('button', { name: 'Save' });
    refuse('workouts', 'A plan has at most 100 workouts.');
    await user.type(screen.getByLabelText(at === '' ? 'Plan title' : 'Workout title'), '!');
    await user.click(button('Save'));
    expect(await screen.findByText('A plan has at most 100 workouts.')).toBeTruthy();
    expect(screen.queryByText('Missing required data')).toBeNull();
  },
);

it('says above the form what the server does not take of what it does not draw', async () => {
  const { user } = openPage(edit);
  await screen.findByRole('button', { name: 'Save' });
  refuse('user', 'Failed to find all relation records with the provided ids.');
  await user.type(screen.getByLabelText('Plan title'), '!');
  await user.click(button('Save'));
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toBe('Failed to update plan. Who or what this belongs to is no longer here.');
});

it.each([
  [
    'user',
    'Failed to find all relation records with the provided ids.',
    'Failed to save. Who or what this belongs to is no longer here.',
  ],
  ['exercises', 'A workout has at most 100 exercises.', 'A workout has at most 100 exercises.'],
])('says why a workout is not added, for its %s', async (name, message, said) => {
  const { user } = openPage(coachPaths.calendar(SAM, '2026-11-22'));
  await user.click(await screen.findByRole('link', { name: 'Add workout' }));
  await user.type(await screen.findByLabelText('Workout title'), 'Hill run');
  const data = { [name]: { code: 'x', message } };
  server.use(
    http.post('*/api/collections/workouts/records', () => HttpResponse.json({ data }, { status: 400 })),
  );
  await user.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe(said);
});
