import { storeTypedText } from '@hub/auth';
import { SAMPLE_PERSON, storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import {
  athleteHandlers,
  loggingHandlers,
  SAM,
  sampleExercise,
  sampleSettings,
  samplePerson,
  sampleWorkout,
  settingsHandlers,
  storeHandlers,
  workoutHandlers,
} from '../../testing';
import { athleteRoutes } from '../routes';

const RECORD = '*/api/collections/workouts/records/:id';
const EXERCISE = '*/api/hub/workouts/:id/exercises/:exercise';
const TODAY = '/workout/today0000000000';

const meta: Meta<typeof ToolStory> = {
  component: ToolStory,
  parameters: { routes: athleteRoutes },
};
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Ticking: Story = { parameters: storyAt(TODAY, athleteHandlers()) };

const EXPLAINED = ['Squat', 'Deadlift', 'Lunges', 'Rows', 'Plank'].map((title) =>
  sampleExercise(title, {
    title,
    instructions: 'Three sets with two minutes between them, slow on the way down and with a straight back.',
  }),
);

export const TickedWhereTheRowsWere: Story = {
  parameters: storyAt(
    TODAY,
    workoutHandlers([sampleWorkout({ id: 'today0000000000', exercises: EXPLAINED })]),
  ),
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole<HTMLInputElement>('checkbox');
    const places = boxes.map((box) => box.getBoundingClientRect());
    for (const [index, { x, y, width, height }] of places.slice(0, 4).entries()) {
      await userEvent.click(document.elementFromPoint(x + width / 2, y + height / 2) ?? document.body);
      await expect(await canvas.findByText(`${String(index + 1)} of 5 done`)).toBeVisible();
    }
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, false]);
    await expect(boxes.map((box) => box.getBoundingClientRect().y)).toEqual(places.map(({ y }) => y));
    for (const box of boxes) {
      const ring = box.getBoundingClientRect();
      const parts = ['aria-labelledby', 'aria-describedby'].map((name) => box.getAttribute(name) ?? '');
      const rects = parts.map((id) => document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect());
      const [top, bottom] = [
        Math.min(...rects.map((rect) => rect.top)),
        Math.max(...rects.map((rect) => rect.bottom)),
      ];
      await expect(Math.abs((top + bottom) / 2 - (ring.top + ring.bottom) / 2)).toBeLessThan(1.5);
    }
  },
};

export const ExerciseOpened: Story = {
  tags: ['screen'],
  parameters: storyAt(TODAY, athleteHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Dumbbell Lunges' }));
    await expect(await canvas.findByText(/^Last time, /)).toBeVisible();
  },
};

export const Logging: Story = {
  tags: ['screen'],
  parameters: storyAt(TODAY, loggingHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Set 2 done' }));
    await expect(await canvas.findByText('2 of 3 sets')).toBeVisible();
  },
};

export const SetOfAKind: Story = {
  parameters: storyAt(TODAY, [
    ...settingsHandlers([sampleSettings({ unit: 'lb', effort: 'rpe' })]),
    ...loggingHandlers(),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set 3: change' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'How hard (RPE)' }));
    await expect(await screen.findByRole('button', { name: '8.5' })).toBeVisible();
  },
};

export const Settings: Story = {
  tags: ['screen'],
  parameters: storyAt('/workout/settings', athleteHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'lb' }));
    await expect(canvas.getByLabelText('Smallest step')).toHaveValue('5');
  },
};

/** More than three lines on every screen. */
const LONG_WAY = Array.from({ length: 6 }, (_, index) => `${String(index + 1)}. Down slowly, up with force.`);

export const LongInstructions: Story = {
  tags: ['screen'],
  parameters: storyAt(
    TODAY,
    workoutHandlers([
      sampleWorkout({
        id: 'today0000000000',
        exercises: [
          sampleExercise('squat', {
            title: 'Barbell Squat',
            instructions: LONG_WAY.join('\n'),
            notes: 'Left knee: stop when it pinches.',
          }),
        ],
      }),
    ]),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Barbell Squat' }));
    const text = await canvas.findByText(/^1\. Down slowly/);
    const folded = text.getBoundingClientRect();
    await expect(Math.round(folded.height / parseFloat(getComputedStyle(text).lineHeight))).toBe(3);
    const results = canvas.getByRole('link', { name: 'Add results' });
    await expect(results.getBoundingClientRect().top).toBeLessThan(
      canvas.getByText('Notes').getBoundingClientRect().top,
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'More of the instructions' }));
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(1.9 * folded.height);
    await userEvent.click(canvas.getByRole('button', { name: 'Less of the instructions' }));
    await expect(text.getBoundingClientRect().height).toBe(folded.height);
  },
};

const ofSam = storeHandlers({
  people: [samplePerson({ id: SAM })],
  workouts: [sampleWorkout({ id: 'today0000000000', user: SAM, exercises: EXPLAINED })],
});

export const OfAnAthlete: Story = { tags: ['screen'], parameters: storyAt(TODAY, ofSam) };

export const ResultOfAnAthlete: Story = { parameters: storyAt(`${TODAY}/exercise/Lunges/result`, ofSam) };

export const TickFailed: Story = {
  tags: ['screen'],
  parameters: storyAt(TODAY, [http.patch(EXERCISE, () => HttpResponse.error()), ...athleteHandlers()]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Plank' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const TickedAhead: Story = {
  tags: ['screen'],
  parameters: storyAt(
    TODAY,
    workoutHandlers([sampleWorkout({ id: 'today0000000000', date: '2199-12-31', exercises: EXPLAINED })]),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Lunges' }));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt(TODAY, [http.get(RECORD, () => delay('infinite'))]),
};

export const NotFound: Story = { tags: ['screen'], parameters: storyAt('/workout/none', athleteHandlers()) };

export const Result: Story = {
  parameters: storyAt(`${TODAY}/exercise/lunges/result`, athleteHandlers()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Results'), '2x12 @ 12.5 kg');
    await expect(await canvas.findByText('Draft kept on this device')).toBeVisible();
  },
};

export const DraftKept: Story = {
  tags: ['screen'],
  parameters: storyAt(TODAY, athleteHandlers()),
  beforeEach: () => {
    const draft = { results: '2x12', completed: true, resultsSeen: '' };
    storeTypedText(SAMPLE_PERSON, 'result.today0000000000.lunges', JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draft kept on this device')).toBeVisible();
  },
};

export const ResultSaved: Story = {
  tags: ['screen'],
  parameters: storyAt(`${TODAY}/exercise/squat/result`, athleteHandlers()),
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Results'));
    await userEvent.type(canvas.getByLabelText('Results'), '3x8 @ 65 kg');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved: Barbell Squat, 3x8 @ 65 kg')).toBeVisible();
  },
};

const LONG = 'Residential-gymnastics with the neighbours, on the roof of the building when it does not rain';

export const LongResult: Story = {
  tags: ['screen'],
  parameters: storyAt(`${TODAY}/exercise/lunges/result`, athleteHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Results'));
    await userEvent.paste(LONG);
    await expect(await canvas.findByRole('button', { name: 'Use again' })).toBeVisible();
  },
};

export const ResultOfNoExercise: Story = {
  parameters: storyAt(`${TODAY}/exercise/none/result`, athleteHandlers()),
};

export const History: Story = {
  tags: ['screen'],
  parameters: storyAt('/exercises/squat/history', athleteHandlers()),
};

export const NoHistory: Story = {
  tags: ['screen'],
  parameters: storyAt('/exercises/none/history', athleteHandlers()),
};
