import { addDays, toCalendarDate } from '@hub/calendar';
import { SAMPLE_PERSON, storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { progressRoutes } from '../progress/routes';
import { sampleExercise, sampleLibraryExercise, sampleWorkout, storeHandlers } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: progressRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const library = [
  sampleLibraryExercise(),
  sampleLibraryExercise({ title: 'Bench Press', muscles: ['chest'], secondary: ['shoulders', 'triceps'] }),
  sampleLibraryExercise({
    title: 'Bent Over Barbell Row',
    muscles: ['middle back'],
    secondary: ['biceps', 'lats', 'shoulders'],
  }),
];

function trained(daysAgo: number, counts: readonly number[]) {
  const exercises = counts.map((count, index) =>
    sampleExercise(`e${String(index)}`, {
      code: library[index]?.id ?? 'A1',
      completed: true,
      sets: Array.from({ length: count }, (_, at) => ({
        ...{ id: String(at + 1), kind: at === 0 ? 'warm-up' : 'work', reps: 8, weight: 60, unit: 'kg' },
        done: true,
      })),
    }),
  );
  return sampleWorkout({
    user: SAMPLE_PERSON,
    date: addDays(toCalendarDate(new Date()), -daysAgo),
    exercises,
  });
}

const at = (...workouts: ReturnType<typeof trained>[]) =>
  storyAt('/progress/overview', storeHandlers({ exercises: library, workouts }));

export const OneWeek: Story = {
  tags: ['screen'],
  parameters: at(trained(0, [5, 4, 5]), trained(2, [4, 5]), trained(4, [0, 4, 4]), trained(9, [9])),
  play: async () => {
    await screen.findByRole('heading', { name: 'Sets by muscle' });
  },
};

export const NothingKnownOfTheMuscles: Story = {
  parameters: at(trained(0, [0, 0, 0, 4])),
  play: async () => {
    await screen.findByRole('heading', { name: 'Sets by muscle' });
  },
};
