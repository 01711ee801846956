import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { coachPaths } from '../../../paths';
import { plansRoutes } from '../routes';
import { KIM, planWorkout, SAM, samplePlan, samsPlans, samsStore, storeHandlers } from '../../../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: plansRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const plan = samplePlan({ workouts: samsPlans()[0]?.workouts });
const old = samplePlan({ workouts: [planWorkout('Stretching', 'daily', [])] });
const at = (path: string) => storyAt(path, storeHandlers(samsStore({ plans: [plan, old] })));
const edit = coachPaths.editPlan(SAM, plan.id);

export const Add: Story = { parameters: at(coachPaths.addPlan(SAM)) };

export const Incomplete: Story = {
  parameters: at(coachPaths.addPlan(SAM)),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Save' })),
};

export const Edit: Story = { parameters: at(edit) };

export const Unsaved: Story = {
  parameters: at(edit),
  play: async () => userEvent.type(await screen.findByLabelText('Plan title'), ' of Sam'),
};

export const Workout: Story = { parameters: at(`${edit}?workout=legs-and-back`) };

export const WritingAnExercise: Story = {
  parameters: at(`${edit}?workout=legs-and-back`),
  play: async () => userEvent.click(await screen.findByRole('button', { name: /^Barbell Squat/ })),
};

export const PickingAnExercise: Story = {
  parameters: at(`${edit}?workout=legs-and-back`),
  play: async () => userEvent.type(await screen.findByRole('combobox'), 'hyper'),
};

export const OldDailyWorkout: Story = {
  parameters: at(`${coachPaths.editPlan(SAM, old.id)}?workout=stretching`),
};

export const OfSomebodyElse: Story = { parameters: at(coachPaths.editPlan(KIM, plan.id)) };
