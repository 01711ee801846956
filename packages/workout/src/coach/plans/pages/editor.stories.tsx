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

/** Types the first letter and checks that it moves nothing under the finger. */
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

/** Workouts whose exercises have targets; the second one is open. */
const TARGETS = [
  { sets: 3, reps: 10, weight: 52.5, unit: 'kg', rest: 120 },
  { sets: 3, reps: 8, weight: 62.5, unit: 'kg', rest: 120 },
  { sets: 3, reps: 8, repsTo: 12, rpe: 8, rest: 75, group: 'A' },
  { sets: 3, seconds: 45, rest: 60, group: 'A' },
  { sets: 1, metres: 2000, seconds: 540 },
];
const asked = planWorkout(
  'Legs and back',
  'weekly',
  ['tuesday'],
  ['Romanian Deadlift', 'Barbell Squat', 'Seated Cable Rows', 'Plank', 'Rowing machine'],
);
const withTargets = samplePlan({
  workouts: [
    { ...asked, exercises: asked.exercises.map((entry, at) => ({ ...entry, target: TARGETS[at] })) },
  ],
});
const targets = storyAt(
  `${coachPaths.editPlan(SAM, withTargets.id)}?workout=legs-and-back`,
  storeHandlers(samsStore({ plans: [withTargets] })),
);
const openRow = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Targets: Story = {
  tags: ['screen'],
  parameters: targets,
  play: () => openRow(/^Barbell Squat/),
};

export const TargetOfARange: Story = {
  tags: ['screen'],
  parameters: targets,
  play: () => openRow(/^Seated Cable Rows/),
};

const apart = async () => {
  await openRow(/^Barbell Squat/);
  await userEvent.click(screen.getByRole('button', { name: 'Each set on its own' }));
  await userEvent.clear(screen.getByLabelText('Set 3, kg'));
  await userEvent.type(screen.getByLabelText('Set 3, kg'), '67.5');
  await expect(screen.getAllByText('3 × 8 @ 62.5/62.5/67.5 kg, rest 2:00')).toHaveLength(2);
};

export const EachSetOnItsOwn: Story = { tags: ['screen'], parameters: targets, play: apart };

export const EachSetOnASmallPhone: Story = { ...EachSetOnItsOwn, decorators: onSmallPhone };

export const ShareOfTheBest: Story = {
  tags: ['screen'],
  parameters: targets,
  play: async () => {
    await openRow(/^Barbell Squat/);
    await userEvent.selectOptions(screen.getByLabelText('How heavy'), '% of best');
    await userEvent.type(screen.getByLabelText('Percent'), '80');
    await expect(await screen.findByText(/^(Sam’s best is|No weight is known for Sam)/)).toBeVisible();
  },
};

export const TargetsOnASmallPhone: Story = { ...Targets, decorators: onSmallPhone };

export const TargetThatIsWrong: Story = {
  tags: ['screen'],
  parameters: targets,
  play: async () => {
    await openRow(/^Barbell Squat/);
    await userEvent.clear(screen.getByLabelText('Weight'));
    await userEvent.type(screen.getByLabelText('Weight'), '1501');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('A target’s weight is above 0 and at most 1500 kg, in kg or lb.'),
    ).toBeVisible();
  },
};

export const PickingAnExercise: Story = {
  tags: ['screen'],
  parameters: at(`${edit}?workout=legs-and-back`),
  play: async () => userEvent.type(await screen.findByRole('combobox'), 'hyper'),
};

const empty = samplePlan({ workouts: [planWorkout('Arms', 'weekly', ['tuesday'], [])] });

/** What is chosen appears above the field, also where the page is too short to scroll. */
export const FieldStaysInPlace: Story = {
  parameters: storyAt(
    `${coachPaths.editPlan(SAM, empty.id)}?workout=arms`,
    storeHandlers(samsStore({ plans: [empty] })),
  ),
  play: async () => {
    const field = await screen.findByRole('combobox');
    await userEvent.click(field);
    const { top } = field.getBoundingClientRect();
    for (const words of ['plank', 'hyper']) {
      await userEvent.type(field, words);
      await screen.findAllByRole('option');
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('');
      await expect(Math.abs(field.getBoundingClientRect().top - top)).toBeLessThan(1);
    }
  },
};

export const OldDailyWorkout: Story = {
  parameters: at(`${coachPaths.editPlan(SAM, old.id)}?workout=stretching`),
};

export const OfSomebodyElse: Story = { tags: ['screen'], parameters: at(coachPaths.editPlan(KIM, plan.id)) };
