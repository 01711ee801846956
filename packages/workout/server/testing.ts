import { CLOSED, COACHED, HIDES, PRIVATE, type Row, SEES } from '@hub/pocketbase/testing';

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

/** The athlete may change and delete all of it. */
const HAS: Row['outcomes'] = {
  create: [401, 200, 400, 200, 200],
  update: [401, 200, 404, 200, 200],
  delete: [404, 204, 404, 204, 204],
};

/** The permission matrix of workouts, plans and exercises. */
export const rows: readonly Row[] = [
  {
    record: 'an athlete’s',
    collection: 'workouts',
    data: workout,
    ownedBy: 'user',
    change: { workoutTitle: 'Arms' },
    // A workout that athlete A creates is A's own.
    outcomes: { ...COACHED, create: [401, 200, 400, 200, 200] },
  },
  {
    record: 'an athlete’s own',
    collection: 'workouts',
    data: { ...workout, own: true },
    ownedBy: 'user',
    change: { workoutTitle: 'Arms', date: '2030-01-02', exercises: [{ title: 'Curl', target: { sets: 3 } }] },
    outcomes: { ...COACHED, ...HAS },
  },
  {
    record: 'the day of an athlete’s',
    collection: 'workouts',
    data: workout,
    ownedBy: 'user',
    change: { date: '2030-01-02' },
    outcomes: { update: [401, 404, 404, 200, 200] },
  },
  {
    record: 'the day of an athlete’s movable',
    collection: 'workouts',
    data: { ...workout, movable: true },
    ownedBy: 'user',
    change: { date: '2030-01-02' },
    outcomes: { update: [401, 200, 404, 200, 200], delete: [404, 404, 404, 204, 204] },
  },
  {
    record: 'a coach’s answer to',
    collection: 'workouts',
    data: { ...workout, own: true },
    ownedBy: 'user',
    change: { reply: 'Well done' },
    outcomes: { update: [401, 404, 404, 200, 200] },
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
    record: 'an athlete’s note and end of',
    collection: 'workouts',
    data: workout,
    ownedBy: 'user',
    change: { note: 'Felt light.', finished: '2030-01-01T19:02:00Z' },
    outcomes: { update: [401, 200, 404, 200, 200] },
  },
  {
    record: 'A’s',
    collection: 'training_settings',
    data: { unit: 'kg', step: '2.5' },
    areFew: true,
    ownedBy: 'owner',
    change: { unit: 'lb' },
    outcomes: { ...PRIVATE, create: [401, 400, 200, 200, 200] },
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
    record: 'what was changed of an athlete’s in',
    collection: 'plan_changes',
    data: { batch: 'batch', before: {} },
    ownedBy: 'user',
    change: { batch: 'other' },
    outcomes: CLOSED,
  },
  {
    record: 'a coach’s note on A in',
    collection: 'coach_notes',
    data: { text: 'Left knee: no deep squats.' },
    ownedBy: 'user',
    change: { text: 'The knee is fine.' },
    outcomes: {
      list: [401, HIDES, HIDES, SEES, SEES],
      view: [404, 404, 404, 200, 200],
      create: [401, 400, 400, 200, 200],
      update: [401, 404, 404, 200, 200],
      delete: [404, 404, 404, 204, 204],
      live: [401, HIDES, HIDES, SEES, SEES],
    },
  },
  {
    record: 'a template among',
    collection: 'plans',
    data: plan,
    change: { active: false },
    outcomes: {
      ...COACHED,
      list: [401, HIDES, HIDES, SEES, SEES],
      view: [404, 404, 404, 200, 200],
      live: [401, HIDES, HIDES, SEES, SEES],
    },
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
