import { toCalendarDate } from '@hub/calendar';
import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { coachPaths } from '../../../paths';
import { plansRoutes } from '../routes';
import {
  planWorkout,
  SAM,
  samplePlan,
  samsHandlers,
  samsPlans,
  samsStore,
  samsWorkout,
  storeHandlers,
  tickedExercises,
} from '../../../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: plansRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const at = (handlers = samsHandlers()) => storyAt(coachPaths.plans(SAM), handlers);
const unfold = async () => userEvent.click(await screen.findByRole('button', { name: /^Winter strength/ }));

export const List: Story = { parameters: at() };

export const Unfolded: Story = { tags: ['screen'], parameters: at(), play: unfold };

export const Empty: Story = { tags: ['screen'], parameters: at(storeHandlers(samsStore({ plans: [] }))) };

export const NotLoaded: Story = {
  parameters: at([
    http.get('*/api/collections/plans/records', () => HttpResponse.json({}, { status: 403 })),
    ...samsHandlers(),
  ]),
};

export const Deleting: Story = {
  tags: ['screen'],
  parameters: at(),
  play: async () => {
    await unfold();
    await userEvent.click(screen.getByRole('button', { name: 'Delete plan' }));
  },
};

async function openGenerator() {
  await unfold();
  await userEvent.click(screen.getByRole('button', { name: 'Generate workouts' }));
}

export const Generating: Story = {
  tags: ['screen'],
  parameters: at(),
  play: async () => {
    await openGenerator();
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
  },
};

const changed = samplePlan({
  workouts: [{ ...planWorkout('Leg day', 'weekly', ['wednesday']), id: 'legs' }],
  start: '2026-11-21',
  removed: ['legs/2026-12-15'],
});
const made = { plan: changed.id, planWorkout: 'legs', planMark: 'former' };

export const GeneratingFromChanged: Story = {
  tags: ['screen'],
  parameters: at(
    storeHandlers(
      samsStore({
        plans: [changed],
        workouts: [
          samsWorkout('2026-11-24', 'Legs', { ...made, plannedDate: '2026-11-24' }),
          samsWorkout('2026-12-04', 'Legs', { ...made, plannedDate: '2026-12-01' }),
          samsWorkout('2026-12-08', 'Arms', { ...made, planWorkout: 'arms', plannedDate: '2026-12-08' }),
        ],
      }),
    ),
  ),
  play: openGenerator,
};

export const GeneratingWithSkipped: Story = {
  parameters: at(
    storeHandlers(
      samsStore({ plans: [samplePlan({ workouts: [planWorkout('Mobility', 'weekly', ['everyday'])] })] }),
    ),
  ),
  play: openGenerator,
};

export const GeneratingFromNothing: Story = {
  parameters: at(storeHandlers(samsStore({ plans: [samplePlan()] }))),
  play: openGenerator,
};

export const Calendar: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.calendar(SAM), samsHandlers()),
};

/** A day without workouts. */
const FREE_DAY = '2199-12-31';

export const EmptyDay: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.calendar(SAM, FREE_DAY), samsHandlers()),
};

export const AddingAWorkout: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.addWorkout(SAM, FREE_DAY), samsHandlers()),
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add an exercise' }), 'barbell{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Give the workout a title.')).toBeVisible();
  },
};

const LONG = 'Strength-and-endurance-for-the-long-winter-in-the-northern-provinces, three days a week';

/** Long titles of the plan, its workouts and the calendar, which need several lines. */
const longTitles = () =>
  samsStore({
    plans: [
      samplePlan({
        planTitle: LONG,
        workouts: [
          planWorkout(LONG, 'weekly', ['tuesday', 'saturday'], ['Barbell Squat']),
          planWorkout('Mobility', 'weekly', ['everyday']),
        ],
      }),
    ],
    workouts: [samsWorkout(toCalendarDate(new Date()), LONG, { exercises: tickedExercises(false, false) })],
  });

export const LongTitles: Story = {
  tags: ['screen'],
  parameters: at(storeHandlers(longTitles())),
  play: async () => userEvent.click(await screen.findByRole('button', { name: /^Strength-and/ })),
};

export const LongTitlesInCalendar: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.calendar(SAM), storeHandlers(longTitles())),
};

export const MovingAWorkout: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.calendar(SAM), storeHandlers(longTitles())),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
    await expect(await screen.findByLabelText('New day')).toBeVisible();
  },
};

export const CopyingAWeek: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.calendar(SAM), storeHandlers(longTitles())),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy week' }));
    await expect(await screen.findByLabelText('Any day of the new week')).toBeVisible();
  },
};

let isCut = false;

export const MonthNotLoaded: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.calendar(SAM), [
    http.get('*/api/collections/workouts/records', () =>
      isCut ? HttpResponse.json({ message: '' }, { status: 429 }) : undefined,
    ),
    ...storeHandlers(longTitles()),
  ]),
  beforeEach: () => {
    isCut = false;
  },
  play: async () => {
    const next = await screen.findByRole('button', { name: 'Next month' });
    await screen.findByRole('button', { name: 'Move' });
    isCut = true;
    await userEvent.click(next);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Copying: Story = {
  tags: ['screen'],
  parameters: at(),
  play: async () => {
    await unfold();
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Kim Sands' }));
    await expect(await screen.findByRole('button', { name: 'Make 1 copy' })).toBeVisible();
  },
};

const templates = (plans = [samplePlan({ ...samsPlans()[0], user: '', active: false })]) =>
  storyAt(coachPaths.templates, storeHandlers(samsStore({ plans })));

export const Templates: Story = { tags: ['screen'], parameters: templates(), play: unfold };

export const NoTemplates: Story = { tags: ['screen'], parameters: templates([]) };

export const NewTemplate: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.addTemplate, samsHandlers()),
};

export const NobodysAddress: Story = { parameters: storyAt(coachPaths.plans('nobody'), samsHandlers()) };
