import { addDays, toCalendarDate } from '@hub/calendar';
import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { progressHandlers, sampleWorkout, tickedExercises, workoutHandlers } from '../../testing';
import { progressRoutes } from '../routes';

const RECORDS = '*/api/collections/workouts/records';
const AT = '/progress/overview';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: progressRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const isDrawn: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('img')).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelectorAll('figure path').length).toBeGreaterThan(0));
};

export const ThreeMonths: Story = {
  tags: ['screen'],
  parameters: storyAt(AT, progressHandlers()),
  play: isDrawn,
};

export const OnlyToCome: Story = {
  parameters: storyAt(
    AT,
    workoutHandlers([sampleWorkout({ date: toCalendarDate(new Date()), exercises: tickedExercises(false) })]),
  ),
  play: isDrawn,
};

export const OneMissed: Story = {
  parameters: storyAt(
    AT,
    workoutHandlers([
      sampleWorkout({ date: addDays(toCalendarDate(new Date()), -3), exercises: tickedExercises(false) }),
    ]),
  ),
  play: isDrawn,
};

export const Empty: Story = { tags: ['screen'], parameters: storyAt(AT, workoutHandlers()) };

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt(AT, [http.get(RECORDS, () => delay('infinite'))]),
};

export const Failed: Story = {
  tags: ['screen'],
  parameters: storyAt(AT, [
    http.get(RECORDS, () => HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 })),
  ]),
};
