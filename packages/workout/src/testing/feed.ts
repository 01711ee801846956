import { addDays, type CalendarDate } from '@hub/calendar';
import { sampleExercise, samplePerson, sampleWorkout, tickedExercises } from './records';
import type { SampleStore } from './store';

const ADAM = 'adam00000000000';
const BEA = 'bea000000000000';
const CHRIS = 'chris0000000000';
const DINA = 'dina00000000000';

/** A set that was done at a time of day. */
const set = (id: string, at: string, values: object = {}) => ({
  ...{ id, kind: 'work', weight: 80, unit: 'kg', reps: 5, done: true, at },
  ...values,
});

/**
 * The activity of four athletes up to today: a record, a note, a completed workout, an own one, a moved one,
 * two missed ones.
 */
export function feedStore(today: CalendarDate): Partial<SampleStore> {
  const at = (days: number, time: string) => `${addDays(today, days)}T${time}:00.000Z`;
  const yesterday = addDays(today, -1);
  const before = { kind: 'weight', before: 77.5, on: addDays(today, -7) };
  const squat = sampleExercise('squat', {
    title: 'Barbell Squat',
    target: { sets: 2, reps: 5, weight: 80, unit: 'kg', rpe: 7 },
    completed: true,
    results: '2x5 @ 80 kg',
    sets: [set('1', at(0, '07:30'), { records: [before] }), set('2', at(0, '07:40'), { rpe: 9.5 })],
  });
  const missed = (days: number) =>
    sampleWorkout({ user: CHRIS, date: addDays(today, days), exercises: tickedExercises(false, false) });
  return {
    people: [
      samplePerson({ id: ADAM, name: 'Adam Berg', email: 'adam@example.com' }),
      samplePerson({ id: BEA, name: 'Bea Lund', email: 'bea@example.com' }),
      samplePerson({ id: CHRIS, name: 'Chris Moor', email: 'chris@example.com' }),
      samplePerson({ id: DINA, name: 'Dina Okafor', email: 'dina@example.com' }),
    ],
    workouts: [
      sampleWorkout({
        user: ADAM,
        date: today,
        finished: at(0, '08:12'),
        acted: at(0, '08:12'),
        exercises: [squat, ...tickedExercises(true)],
      }),
      sampleWorkout({
        user: BEA,
        date: today,
        workoutTitle: 'Upper body',
        note: 'Left shoulder clicks on the press. Went down to 20 kg, no pain then.',
        acted: at(0, '07:50'),
        exercises: tickedExercises(true, false),
      }),
      sampleWorkout({
        user: DINA,
        date: today,
        workoutTitle: 'Base run',
        own: true,
        acted: at(0, '07:05'),
        exercises: tickedExercises(true),
      }),
      missed(-1),
      missed(-3),
      sampleWorkout({
        user: DINA,
        date: yesterday,
        movable: true,
        movedFrom: addDays(today, -2),
        workoutTitle: 'Upper body',
        acted: at(-1, '10:31'),
        seen: at(-1, '10:44'),
        reply: 'Strong week. Dips again on Tuesday.',
        exercises: tickedExercises(true, true, false),
      }),
    ],
  };
}
