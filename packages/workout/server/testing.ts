import { COACHED, type Row, SEES } from '@hub/pocketbase/testing';

const workout = {
  date: '2030-01-01',
  workoutTitle: 'Legs',
  workoutDescription: '',
  exercises: [{ title: 'Squat' }],
};
const plan = {
  active: true,
  planTitle: 'Strength',
  planDescription: '',
  workouts: [{ workoutTitle: 'Legs' }],
};

/** The rights matrix of workouts, plans and exercises. */
export const rows: readonly Row[] = [
  {
    record: 'an athlete’s',
    collection: 'workouts',
    data: workout,
    ownedBy: 'user',
    change: { workoutTitle: 'Arms' },
    outcomes: COACHED,
  },
  {
    record: 'an athlete’s results in',
    collection: 'workouts',
    data: workout,
    ownedBy: 'user',
    change: { exercises: [{ title: 'Squat', completed: true, results: '3×8' }] },
    outcomes: { update: [401, 200, 404, 200, 200] },
  },
  {
    record: 'an athlete’s',
    collection: 'plans',
    data: plan,
    ownedBy: 'user',
    change: { active: false },
    outcomes: COACHED,
  },
  {
    record: 'everyone’s',
    collection: 'exercises',
    data: { title: 'Squat', instructions: 'Sit down and stand up.' },
    change: { title: 'Deep squat' },
    outcomes: {
      ...COACHED,
      list: [401, SEES, SEES, SEES, SEES],
      view: [404, 200, 200, 200, 200],
      live: [401, SEES, SEES, SEES, SEES],
    },
  },
];
