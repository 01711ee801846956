import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { coachPaths } from '../../../paths';
import { plansRoutes } from '../routes';
import { planWorkout, SAM, samplePlan, samsHandlers, samsStore, storeHandlers } from '../../../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: plansRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const at = (handlers = samsHandlers()) => storyAt(coachPaths.plans(SAM), handlers);
const unfold = async () => userEvent.click(await screen.findByRole('button', { name: /^Winter strength/ }));

export const List: Story = { parameters: at() };

export const Unfolded: Story = { parameters: at(), play: unfold };

export const Empty: Story = { parameters: at(storeHandlers(samsStore({ plans: [] }))) };

export const NotLoaded: Story = {
  parameters: at([
    http.get('*/api/collections/plans/records', () => HttpResponse.json({}, { status: 403 })),
    ...samsHandlers(),
  ]),
};

export const Deleting: Story = {
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
  parameters: at(),
  play: async () => {
    await openGenerator();
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
  },
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

export const Calendar: Story = { parameters: storyAt(coachPaths.calendar(SAM), samsHandlers()) };

export const NobodysAddress: Story = { parameters: storyAt(coachPaths.plans('nobody'), samsHandlers()) };
