import { toCalendarDate } from '@hub/calendar';
import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { coachPaths } from '../../../paths';
import { samplePerson, severalStore, storeHandlers } from '../../../testing';
import { severalRoutes } from '../routes';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: severalRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const store = () => severalStore(toCalendarDate(new Date()));
const at = (handlers = storeHandlers(store())) => storyAt(coachPaths.generate(), handlers);

export const OwnPlans: Story = { tags: ['screen'], parameters: at() };

export const FromATemplate: Story = {
  tags: ['screen'],
  parameters: at(),
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Plan'), 'Winter strength, Tue and Sat');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Dina Okafor' }));
    await expect(await screen.findByText(/^There: Base plan/)).toBeVisible();
  },
};

export const DatesOfOne: Story = {
  tags: ['screen'],
  parameters: at(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Bea Lund/ }));
    const [first] = await screen.findAllByRole('checkbox', { name: /Intervals/ });
    if (first) await userEvent.click(first);
    await expect(await screen.findByText(/^Left out: /)).toBeVisible();
  },
};

/** Every athlete has a daily walk. */
function walkers() {
  const all = store();
  const workouts = [{ id: 'walk', workoutTitle: 'Walk', frequency: 'daily', exercises: [] }];
  return { ...all, workouts: [], plans: all.plans.map((plan) => ({ ...plan, workouts })) };
}

export const TooMany: Story = {
  tags: ['screen'],
  parameters: at(storeHandlers(walkers())),
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Weeks'), '52');
    await expect(await screen.findByText(/^At most 1,000 workouts/)).toBeVisible();
  },
};

export const NoAthletes: Story = {
  tags: ['screen'],
  parameters: at(storeHandlers({ people: [samplePerson({ role: 'admin' })] })),
};

export const Loading: Story = {
  tags: ['loading'],
  parameters: at([
    http.get('*/api/collections/plans/records', () => delay('infinite')),
    ...storeHandlers(store()),
  ]),
};

export const NotLoaded: Story = {
  parameters: at([
    http.get('*/api/collections/plans/records', () => HttpResponse.json({}, { status: 403 })),
    ...storeHandlers(store()),
  ]),
};
