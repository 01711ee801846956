import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
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
  tags: ['screen'],
  parameters: at(coachPaths.addPlan(SAM)),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Save' })),
};

export const Edit: Story = { parameters: at(edit) };

export const Unsaved: Story = {
  tags: ['screen'],
  parameters: at(edit),
  play: async () => userEvent.type(await screen.findByLabelText('Plan title'), ' of Sam'),
};

const LONG = 'Legs, back and a longer way home along the river';
const long = samplePlan({ planTitle: LONG, workouts: [planWorkout(LONG, 'weekly', ['tuesday'])] });
const editLong = coachPaths.editPlan(SAM, long.id);

/** The first letter moves nothing: what was seen before it is touched where it was. */
async function typeFirstLetter(label: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  const before = field.getBoundingClientRect().top;
  const save = screen.getByRole('button', { name: 'Save' }).getBoundingClientRect();
  await userEvent.type(field, 'x');
  await expect(screen.getByText('Unsaved changes')).toBeVisible();
  await expect(field.getBoundingClientRect().top).toBe(before);
  await expect(screen.getByRole('button', { name: 'Save' }).getBoundingClientRect()).toEqual(save);
}

export const FirstLetter: Story = {
  parameters: storyAt(editLong, storeHandlers(samsStore({ plans: [long] }))),
  play: () => typeFirstLetter('Plan title'),
};

export const FirstLetterOfAWorkout: Story = {
  tags: ['screen'],
  parameters: storyAt(
    `${editLong}?workout=${LONG.toLowerCase().replaceAll(' ', '-')}`,
    storeHandlers(samsStore({ plans: [long] })),
  ),
  play: () => typeFirstLetter('Workout title'),
};

const onSmallPhone: Story['decorators'] = (Screen) => (
  <div style={{ width: 320 }}>
    <Screen />
  </div>
);

export const FirstLetterOnASmallPhone: Story = {
  ...FirstLetter,
  decorators: onSmallPhone,
  play: () => typeFirstLetter('Plan title'),
};

export const FirstLetterOfAWorkoutOnASmallPhone: Story = {
  ...FirstLetterOfAWorkout,
  decorators: onSmallPhone,
  play: () => typeFirstLetter('Workout title'),
};

export const Workout: Story = { parameters: at(`${edit}?workout=legs-and-back`) };

export const WritingAnExercise: Story = {
  parameters: at(`${edit}?workout=legs-and-back`),
  play: async () => userEvent.click(await screen.findByRole('button', { name: /^Barbell Squat/ })),
};

export const PickingAnExercise: Story = {
  tags: ['screen'],
  parameters: at(`${edit}?workout=legs-and-back`),
  play: async () => userEvent.type(await screen.findByRole('combobox'), 'hyper'),
};

export const OldDailyWorkout: Story = {
  parameters: at(`${coachPaths.editPlan(SAM, old.id)}?workout=stretching`),
};

export const OfSomebodyElse: Story = { tags: ['screen'], parameters: at(coachPaths.editPlan(KIM, plan.id)) };
