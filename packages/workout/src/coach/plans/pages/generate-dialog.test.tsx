import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { coachPaths } from '../../../paths';
import { plansRoutes } from '../routes';
import {
  planWorkout,
  SAM,
  samplePlan,
  type SampleStore,
  samsStore,
  samsWorkout,
  storeHandlers,
} from '../../../testing';

const server = mockServer();
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(path: string, values: Partial<SampleStore> = {}) {
  const store = samsStore(values);
  server.use(...storeHandlers(store));
  return { store, ...openTool(plansRoutes, path, { isAdmin: true }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const ofSam = coachPaths.plans(SAM);

describe('the generate dialog', () => {
  async function openGenerator(values: Partial<SampleStore> = {}) {
    const page = open(ofSam, { workouts: [], ...values });
    await page.user.click(await findButton(/^Winter strength/));
    await page.user.click(button('Generate workouts'));
    return page;
  }

  it('says before it writes what is new, and takes a duration that is none for 1', async () => {
    const { user } = await openGenerator();
    await findButton('Generate 15 workouts');
    await user.clear(screen.getByLabelText('Duration'));
    await user.type(screen.getByLabelText('Duration'), 'x');
    await findButton('Generate 15 workouts');
    expect(screen.getAllByRole('radio').map((unit) => unit.closest('label')?.textContent)).toEqual([
      'Week',
      'Month',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await findButton('Generate 5 workouts');
    expect(screen.getByText('Up to Fri 27 Nov, 7 days.')).toBeTruthy();
  });

  it('is submitted by Enter in its fields', async () => {
    const { store } = await openGenerator();
    const duration = screen.getByLabelText<HTMLInputElement>('Duration');
    const generate = await findButton('Generate 15 workouts');
    // Enter in a field presses the button that submits its form.
    expect(generate.getAttribute('type')).toBe('submit');
    expect(generate.getAttribute('form')).toBe(duration.form?.id);
    expect(screen.getByLabelText<HTMLInputElement>('Start date').form?.id).toBe(duration.form?.id);
    duration.form?.requestSubmit();
    await screen.findByText('15 workouts created');
    expect(store.workouts).toHaveLength(15);
  });

  it('shows what stands there already, and leaves out what is unticked', async () => {
    const there = (planId: string) => [
      samsWorkout('2026-11-24', 'Legs and back', { plan: planId, planWorkout: 'legs-and-back' }),
      samsWorkout('2026-11-21', 'Yoga'),
    ];
    const plan = samplePlan({ workouts: [planWorkout('Legs and back', 'weekly', ['tuesday', 'saturday'])] });
    const { user, store } = await openGenerator({ plans: [plan], workouts: there(plan.id) });
    await findButton('Generate 7 workouts');
    const rows = await screen.findByRole('list', { name: 'Dates' });
    expect(within(rows).getAllByText('Already there')).toHaveLength(1);
    expect(within(rows).getByText('Also on that day: Yoga')).toBeTruthy();
    await user.click(within(rows).getByRole('checkbox', { name: /Sat 21 Nov/ }));
    await user.click(button('Generate 6 workouts'));
    await waitFor(() => expect(screen.getByText('6 workouts created')).toBeTruthy());
    expect(store.workouts.filter(({ date }) => date === '2026-11-21')).toHaveLength(1);
  });

  it('names what is skipped, on the console too', async () => {
    await openGenerator({
      plans: [samplePlan({ workouts: [planWorkout('Mobility', 'weekly', ['everyday'])] })],
    });
    const words = 'Mobility is skipped: “everyday” is not a weekday. Choose its days in the plan.';
    await screen.findByText(words);
    expect(warn).toHaveBeenCalledWith(words);
    expect(button('Generate 0 workouts').hasAttribute('disabled')).toBe(true);
  });

  it('has nothing to make of a plan without workouts, and says so', async () => {
    await openGenerator({ plans: [samplePlan()] });
    await screen.findByText('Error: No workouts found in the selected plan');
    expect(button('Generate').hasAttribute('disabled')).toBe(true);
  });

  it('does not make more than a thousand at once', async () => {
    const { user } = await openGenerator();
    await user.type(screen.getByLabelText('Duration'), '000000000');
    await screen.findByText('At most 1,000 workouts are made at once. Choose a shorter time.');
    expect(button('Generate').hasAttribute('disabled')).toBe(true);
  });

  it('does not make more than 10 MB at once, until dates are left out', async () => {
    const large = {
      ...planWorkout('Legs', 'weekly', ['tuesday']),
      workoutDescription: 'x'.repeat(2_600_000),
    };
    const { user } = await openGenerator({ plans: [samplePlan({ workouts: [large] })] });
    const sentence =
      'At most 10 MB of workouts are made at once. Choose a shorter time, or shorten the texts of the plan.';
    await screen.findByText(sentence);
    expect(button('Generate 4 workouts').hasAttribute('disabled')).toBe(true);
    const rows = await screen.findByRole('list', { name: 'Dates' });
    await user.click(within(rows).getAllByRole('checkbox')[0]!);
    await findButton('Generate 3 workouts');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(button('Generate 3 workouts').hasAttribute('disabled')).toBe(false);
  });

  it('stays with the reason when it fails, and makes them at the next try', async () => {
    const { user, store } = await openGenerator();
    server.use(
      http.post('*/api/hub/workouts/generate', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    await user.click(await findButton('Generate 15 workouts'));
    await screen.findByText(/^Error: Failed to create any workouts. Check console for details. /);
    expect(warn).toHaveBeenCalled();
    await user.dblClick(await findButton('Generate 15 workouts'));
    await screen.findByText('15 workouts created');
    expect(store.workouts).toHaveLength(15);
  });

  it.each([
    ['making them', /^Error: Failed to create/],
    ['looking for what is there', /^What is there already could not be loaded/],
  ])('says once that the hub is away, where %s fails of it', async (what, sentence) => {
    const { user } = await openGenerator();
    const generate = await findButton('Generate 15 workouts');
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    if (what === 'making them') await user.click(generate);
    else await user.type(screen.getByLabelText('Duration'), '0');
    expect((await screen.findByText(sentence)).textContent).toMatch(/hub could not be reached/);
    expect(screen.getAllByText(/hub (could not|can’t) be reached/)).toHaveLength(1);
  });

  it('is undone, but for what was touched', async () => {
    const { user, store } = await openGenerator();
    await user.click(await findButton('Generate 15 workouts'));
    await screen.findByText('15 workouts created');
    store.workouts[0]!.rev = 2;
    await user.click(button('Undo'));
    await screen.findByText('14 workouts removed. 1 kept, because they were touched');
    expect(store.workouts).toHaveLength(1);
  });
});
