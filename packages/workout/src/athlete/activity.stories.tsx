import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { athleteRoutes } from './routes';
import { athleteHandlers, sampleExercise, sampleWorkout, workoutHandlers } from '../testing';

const RECORDS = '*/api/collections/workouts/records';
const LONG =
  'Residential gymnastics with the neighbours, on the roof of the building when it does not rain. ';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: athleteRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Upcoming: Story = { parameters: storyAt('/workout', athleteHandlers()) };

export const Past: Story = { parameters: storyAt('/workout?tab=past', athleteHandlers()) };

const TEXTBOOK =
  'Lie back on a flat bench. Using a medium width grip, lift the bar from the rack and hold it.';
const SCREEN = 844;

/**
 * Three workouts a week with five exercises: below the next one, which shows more, a month fits on three
 * screens of a phone.
 */
export const Month: Story = {
  parameters: storyAt(
    '/workout',
    workoutHandlers(
      Array.from({ length: 12 }, (_, index) =>
        sampleWorkout({
          date: `2199-12-${String(2 * index + 1).padStart(2, '0')}`,
          workoutTitle: 'Upper body',
          exercises: ['Bench Press', 'Barbell Row', 'Overhead Press', 'Pull-up', 'Plank'].map((title) =>
            sampleExercise(title, { title, instructions: TEXTBOOK }),
          ),
        }),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Upcoming workouts' });
    const [, second = list] = list.children;
    const { bottom } = list.getBoundingClientRect();
    await expect(bottom - second.getBoundingClientRect().top).toBeLessThan(3 * SCREEN);
  },
};

export const Empty: Story = { tags: ['screen'], parameters: storyAt('/workout', workoutHandlers()) };

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt('/workout', [http.get(RECORDS, () => delay('infinite'))]),
};

export const Failed: Story = {
  tags: ['screen'],
  parameters: storyAt('/workout', [
    http.get(RECORDS, () => HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 })),
  ]),
};

export const LongTexts: Story = {
  tags: ['screen'],
  parameters: storyAt(
    '/workout',
    workoutHandlers([
      sampleWorkout({
        date: '2199-12-31',
        workoutTitle: LONG,
        workoutDescription: LONG.repeat(3),
        exercises: Array.from({ length: 14 }, (_, index) =>
          sampleExercise(String(index), { title: LONG, instructions: LONG, results: LONG }),
        ),
      }),
    ]),
  ),
};
