import { addDays, toCalendarDate } from '@hub/calendar';
import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  SAM,
  sampleExercise,
  samplePerson,
  sampleWorkout,
  storeHandlers,
  workoutHandlers,
} from '../../testing';
import { athleteRoutes } from '../routes';

const meta: Meta<typeof ToolStory> = {
  component: ToolStory,
  parameters: { routes: athleteRoutes },
};
export default meta;
type Story = StoryObj<typeof ToolStory>;

const today = toCalendarDate(new Date());
const NOW = 'today0000000000';

const at = (time: string, day = today) => new Date(`${day}T${time}`).toISOString();

/** Sets of one weight, the first of them done at a given time. */
function sets(weight: number | null, reps: readonly number[], from: string) {
  return reps.map((count, index) => ({
    id: String(index + 1),
    kind: 'work',
    ...(weight !== null && { weight, unit: 'kg' }),
    reps: count,
    done: true,
    at: from,
  }));
}

const done = (title: string, values: object) => sampleExercise(title, { title, completed: true, ...values });

function legs(day: string, squats: readonly number[]) {
  const from = at('18:04:00', day);
  const squat = sets(62.5, squats, from).map((set) =>
    set.reps === 9 ? { ...set, records: [{ kind: 'reps', before: 8, on: addDays(day, -2) }] } : set,
  );
  const plank = [50, 55, 65].map((seconds, index) => ({
    id: String(index + 1),
    kind: 'work',
    seconds,
    done: true,
    at: from,
    ...(seconds === 65 && { records: [{ kind: 'time', before: 60, on: addDays(day, -16) }] }),
  }));
  return [
    done('Romanian Deadlift', { sets: sets(52.5, [10, 10, 10], from) }),
    done('Barbell Squat', { sets: squat }),
    done('Dumbbell Lunges', { sets: sets(12.5, [12, 12], from) }),
    done('Seated Cable Rows', { sets: sets(40, [12, 11, 10], from) }),
    done('Back Raise', { sets: sets(null, [15, 15, 15], from) }),
    done('Plank', { sets: plank }),
  ];
}

const finished = (values: object = {}) => [
  sampleWorkout({
    id: NOW,
    date: today,
    exercises: legs(today, [8, 8, 9]),
    finished: at('19:02:00'),
    ...values,
  }),
  sampleWorkout({
    date: addDays(today, -7),
    exercises: legs(addDays(today, -7), [8, 8, 7]),
    finished: at('19:05:00', addDays(today, -7)),
  }),
  sampleWorkout({ date: addDays(today, -10), exercises: legs(addDays(today, -10), [8, 8, 8]) }),
  sampleWorkout({ date: addDays(today, -14), exercises: [sampleExercise('a')] }),
];
const FINISH = `/workout/${NOW}/finish`;

export const Finished: Story = {
  tags: ['screen'],
  parameters: storyAt(FINISH, workoutHandlers(finished())),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Note to the coach'), 'Squat felt light today.');
    await expect(await screen.findByText('Draft kept on this device')).toBeVisible();
  },
};

export const ASmallPhone: Story = {
  parameters: Finished.parameters ?? {},
  decorators: (Screen) => (
    <div style={{ width: 320 }}>
      <Screen />
    </div>
  ),
};

const half = legs(today, [8, 8, 9]).map((exercise, index) =>
  index < 3
    ? exercise
    : sampleExercise(String(exercise['title']), { title: exercise['title'], target: { sets: 3 } }),
);

export const NotFinished: Story = {
  tags: ['screen'],
  parameters: storyAt(FINISH, workoutHandlers(finished({ exercises: half, finished: '' }))),
};

export const WithoutSets: Story = {
  tags: ['screen'],
  parameters: storyAt(
    FINISH,
    workoutHandlers([
      sampleWorkout({
        id: NOW,
        exercises: [done('Trail Running', { results: '6.4 km, 58 min' }), done('Stretch', {})],
        finished: at('19:02:00'),
      }),
    ]),
  ),
};

export const Asked: Story = {
  tags: ['screen'],
  parameters: storyAt(`/workout/${NOW}`, workoutHandlers(finished({ exercises: half, finished: '' }))),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Finish workout' }));
    await expect(await screen.findByText('9 sets are open.')).toBeVisible();
  },
};

export const SeenAgain: Story = {
  tags: ['screen'],
  parameters: storyAt(`/workout/${NOW}`, workoutHandlers(finished())),
};

const ofSam = storeHandlers({
  people: [samplePerson({ id: SAM })],
  workouts: finished({ note: 'Squat felt light today. Left knee was fine in the lunges.' }).map(
    (workout) => ({
      ...workout,
      user: SAM,
    }),
  ),
});

export const ForTheCoach: Story = { tags: ['screen'], parameters: storyAt(FINISH, ofSam) };

export const WorkoutForTheCoach: Story = { tags: ['screen'], parameters: storyAt(`/workout/${NOW}`, ofSam) };
