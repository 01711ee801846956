import { mockServer } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { coachPaths } from '../../../paths';
import { contentOf, markOf } from '../../../rules';
import { planWorkout, SAM, samplePerson, samplePlan, type SampleStore, samsWorkout } from '../../../testing';
import { plansOpener } from '../../../testing/open-plans';

const server = mockServer();
const openPage = plansOpener(server);
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the generate dialog of Sam's plan Winter strength. */
async function openGenerator(values: Partial<SampleStore> = {}) {
  const page = openPage(coachPaths.plans(SAM), { workouts: [], ...values });
  await page.user.click(await findButton(/^Winter strength/));
  await page.user.click(button('Generate workouts'));
  return page;
}

describe('the generate dialog', () => {
  it('says before it writes what is new, and takes a duration that is none for 1', async () => {
    const { user } = await openGenerator();
    await findButton('Generate 15 workouts');
    expect(screen.getByText('Up to Fri 18 Dec, 28 days.')).toBeTruthy();
    // The field has the focus, and its text is replaced.
    await user.keyboard('2');
    expect(screen.getByText('Up to Fri 4 Dec, 14 days.')).toBeTruthy();
    await user.keyboard('{Backspace}x');
    await findButton('Generate 5 workouts');
    expect(screen.getByText('Up to Fri 27 Nov, 7 days.')).toBeTruthy();
    expect(screen.getAllByRole('radio').map((unit) => unit.closest('label')?.textContent)).toEqual([
      'Week',
      'Month',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    await findButton('Generate 15 workouts');
  });

  it('begins on the date where the athlete is', async () => {
    // Noon in London is one o'clock at night of the next day in Auckland.
    const sam = samplePerson({ id: SAM, name: 'Sam Rivers', timeZone: 'Pacific/Auckland' });
    await openGenerator({ people: [sam] });
    expect((await screen.findByLabelText<HTMLInputElement>('Start date')).value).toBe('2026-11-22');
  });

  it('shows the plan as another coach has changed it, and generates from no other', async () => {
    const { user, store } = await openGenerator();
    const plan = store.plans.find((one) => one.user === SAM && one.planTitle === 'Winter strength')!;
    const message = 'Someone else has changed this plan. Look at the preview again.';
    let sent: unknown;
    server.use(
      http.post(
        '*/api/hub/workouts/generate',
        async ({ request }) => {
          sent = await request.json();
          return HttpResponse.json({ status: 409, data: { plan: { message } } }, { status: 409 });
        },
        { once: true },
      ),
    );
    const generate = await findButton('Generate 15 workouts');
    const seen = plan.rev;
    Object.assign(plan, { workouts: [planWorkout('Legs', 'weekly', ['tuesday'])], rev: seen + 1 });
    await user.click(generate);
    await screen.findByText(new RegExp(message));
    expect(sent).toMatchObject({ rev: seen });
    await user.click(await findButton('Generate 4 workouts'));
    await screen.findByText('4 workouts created');
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
    await screen.findByText('At most 1,000 workouts can be made at once. Choose a shorter period.');
    expect(button('Generate').hasAttribute('disabled')).toBe(true);
  });

  it('does not make more than 10 MB at once, until dates are left out', async () => {
    const large = {
      ...planWorkout('Legs', 'weekly', ['tuesday']),
      workoutDescription: 'x'.repeat(2_600_000),
    };
    const { user } = await openGenerator({ plans: [samplePlan({ workouts: [large] })] });
    const sentence =
      'At most 10 MB of workouts can be made at once. Choose a shorter period, or shorten the texts of the plan.';
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

  it('stays open while it makes them', async () => {
    const { user } = await openGenerator();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(http.post('*/api/hub/workouts/generate', () => gate));
    await user.click(await findButton('Generate 15 workouts'));
    await user.click(button('Cancel'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    release();
    await screen.findByText('15 workouts created');
    expect(screen.queryByRole('dialog')).toBeNull();
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
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says what was done until something else is, wherever one goes meanwhile', async () => {
    const { user } = await openGenerator();
    await user.click(await findButton('Generate 15 workouts'));
    await screen.findByText('15 workouts created');
    await user.click(screen.getByRole('tab', { name: 'Calendar' }));
    expect(screen.queryByText('15 workouts created')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Plans' }));
    await screen.findByText('15 workouts created');
    server.use(http.post('*/api/hub/workouts/undo', () => HttpResponse.error(), { once: true }));
    await user.click(button('Undo'));
    await screen.findByText(/^Failed to undo\. /);
    await user.click(button('Undo'));
    await screen.findByText('15 workouts removed');
  });
});

describe('what is no longer as its plan has it', () => {
  const before = planWorkout('Legs', 'weekly', ['tuesday']);
  const given = markOf(contentOf(before));
  const now = { ...before, workoutTitle: 'Leg day', workoutDay: 'wednesday', workoutDays: ['wednesday'] };

  /** A plan that has changed since, and Sam's workouts of it. */
  function openChanged(workouts: object[], ...dates: [date: string, values?: object][]) {
    const plan = samplePlan({ workouts, start: '2026-11-21' });
    const made = dates.map(([date, values]) =>
      samsWorkout(date, 'Legs', {
        plan: plan.id,
        planWorkout: 'legs',
        plannedDate: date,
        planMark: given,
        ...values,
      }),
    );
    return openGenerator({ plans: [plan], workouts: made });
  }

  it('is updated by one button where nobody has begun it, and taken back by one', async () => {
    const done = [{ title: 'Squat', completed: true }];
    const { user, store } = await openChanged(
      [now],
      ['2026-11-24'],
      ['2026-12-01'],
      ['2026-12-08', { exercises: done }],
    );
    const changed = await screen.findByRole('list', { name: 'Changed in the plan since' });
    expect(
      within(changed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tue 24 Nov, LegsBecomes Wed 25 Nov, Leg day', 'Tue 1 Dec, LegsBecomes Wed 2 Dec, Leg day']);
    expect(within(screen.getByRole('list', { name: 'Dates' })).getByText('Legs')).toBeTruthy();
    await user.click(button('Update 2 workouts'));
    await screen.findByText('2 workouts updated');
    expect(store.workouts.map(({ date }) => date)).toEqual(['2026-11-25', '2026-12-02', '2026-12-08']);
    await user.click(button('Undo'));
    await screen.findByText('2 workouts restored');
    expect(store.workouts.map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
  });

  it('is removed by one button where the plan has it no longer', async () => {
    const { user, store } = await openChanged([planWorkout('Arms', 'weekly', ['friday'])], ['2026-11-24']);
    await user.click(await findButton('Remove 1 workout'));
    await screen.findByText('1 workout removed');
    expect(store.workouts).toEqual([]);
  });

  it('stays where it was moved or removed by hand, unless it is ticked', async () => {
    const { user, store } = await openChanged([before], ['2026-11-24', { date: '2026-11-26' }]);
    const byHand = await screen.findByRole('list', { name: 'Moved or removed by hand' });
    expect(within(byHand).getByText('Moved by hand from Tue 24 Nov')).toBeTruthy();
    expect(button('Put back 0 workouts').hasAttribute('disabled')).toBe(true);
    await user.click(within(byHand).getByRole('checkbox', { name: /Thu 26 Nov/ }));
    await user.click(button('Put back 1 workout'));
    await screen.findByText('1 workout updated');
    expect(store.workouts.map(({ date }) => date)).toEqual(['2026-11-24']);
  });

  it('is made again where it was removed by hand, once it is ticked', async () => {
    const plan = samplePlan({ workouts: [before], start: '2026-11-21', removed: ['legs/2026-11-24'] });
    const { user, store } = await openGenerator({ plans: [plan] });
    await findButton('Generate 3 workouts');
    await screen.findByText('Removed by hand');
    await user.click(screen.getByRole('checkbox', { name: /Tue 24 Nov/ }));
    await user.click(button('Put back 1 workout'));
    await screen.findByText('1 workout created');
    expect(store.workouts.map(({ date }) => date)).toEqual(['2026-11-24']);
  });

  it('says that nothing was changed where all of it was begun meanwhile', async () => {
    const { user, store } = await openChanged([now], ['2026-11-24']);
    const update = await findButton('Update 1 workout');
    store.workouts[0]!.finished = '2026-11-24T18:00:00.000Z';
    await user.click(update);
    await screen.findByText('Nothing was changed.');
  });
});
