import { addDays, toCalendarDate } from '@hub/calendar';
import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { sampleExercise, sampleSet, sampleWorkout, workoutHandlers } from '../../testing';
import { athleteRoutes } from '../routes';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: athleteRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const today = toCalendarDate(new Date());
const at = (weeks: number) => addDays(today, -7 * weeks);

const squat = (weeks: number, values: object) =>
  sampleWorkout({
    date: at(weeks),
    exercises: [sampleExercise('squat', { title: 'Barbell Squat', ...values })],
  });
const set = (id: string, weight: number, reps: number, values: object = {}) =>
  sampleSet(id, { weight, reps, ...values });

/** Two months of squats: the latest logged in sets, the older ones as written results. */
const SQUATS = [
  squat(0, {
    sets: [
      set('w', 40, 5, { kind: 'warm-up' }),
      set('1', 62.5, 8, { rpe: 8 }),
      set('2', 62.5, 8, { rpe: 8.5 }),
      set('3', 62.5, 9, { rpe: 9.5, records: [{ kind: 'reps', before: 8, on: at(1) }] }),
    ],
  }),
  squat(1, { results: 'Bar felt heavy', sets: [set('1', 62.5, 8), set('2', 62.5, 7)] }),
  squat(2, { results: '3x8 @ 60 kg' }),
  squat(3, { results: '60x8, 60x8, 60x6' }),
  squat(4, { results: '3x8 @ 57.5 kg' }),
  squat(5, { results: 'bodyweight only, knee sore' }),
  squat(6, { results: '3x8 @ 55 kg' }),
  squat(7, { results: '3x10 @ 50 kg' }),
];
const history = storyAt('/exercises/squat/history', workoutHandlers(SQUATS));

export const Sets: Story = { tags: ['screen'], parameters: history };

export const Volume: Story = {
  tags: ['screen'],
  parameters: history,
  play: async () => userEvent.click(await screen.findByRole('radio', { name: 'Volume' })),
};

export const ReadIntoSets: Story = {
  tags: ['screen'],
  parameters: history,
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: /^Turn into sets/ });
    await userEvent.click(buttons[1] ?? document.body);
    await expect(await screen.findByRole('dialog', { name: 'Turn into sets' })).toBeVisible();
  },
};
