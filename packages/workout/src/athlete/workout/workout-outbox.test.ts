import { pb } from '@hub/pb-client';
import { describe, expect, it } from 'vitest';
import type { Workout } from '../../api/workout.schema';
import { readExercises } from '../../model/exercise';
import { workoutRulesOf } from './workout-outbox';

const rules = workoutRulesOf(pb);

type Entry = { id: string; title?: string; completed?: boolean; results?: string; sets?: object[] };

function workout(...stored: Entry[]): Workout {
  return {
    id: 'legs',
    rev: 1,
    workoutTitle: 'Legs',
    stored,
    exercises: readExercises(stored),
  } as unknown as Workout;
}

const opened = workout({ id: 'a', title: 'Squat', completed: false }, { id: 'b', completed: false });

it('waits for exercises, not for what a coach changes of a workout', () => {
  expect(rules.canWait([{ exerciseId: 'a', completed: true }])).toBe(true);
  expect(rules.canWait({ workoutTitle: 'Arms' })).toBe(false);
  expect(rules.canWait({ user: 'somebody', workoutTitle: 'Arms' })).toBe(false);
});

it('shows the exercises as they will be', () => {
  const changed = rules.changed(opened, [{ exerciseId: 'a', completed: true, results: '60x8' }]);
  expect(changed.exercises[0]).toMatchObject({ completed: true, results: '60x8' });
  expect(changed.stored[0]).toMatchObject({ completed: true, results: '60x8' });
  expect(changed.stored[1]).toBe(opened.stored[1]);
});

describe('merged', () => {
  const result = (results: string, resultsSeen: string) => ({ exerciseId: 'a', results, resultsSeen });

  it('has of each exercise what was done last', () => {
    const earlier = [
      { exerciseId: 'a', completed: true },
      { exerciseId: 'b', completed: true },
    ];
    expect(rules.merged(earlier, [{ exerciseId: 'a', completed: false }])).toEqual([
      { exerciseId: 'a', completed: false },
      { exerciseId: 'b', completed: true },
    ]);
  });

  it('is typed over what was seen first, and knows what it has written in between', () => {
    const twice = rules.merged([result('60x8', '50x8')], [result('60x9 ', '60x8')]);
    expect(twice).toEqual([{ ...result('60x9 ', '50x8'), resultsTried: ['60x8'] }]);
    expect(rules.merged(twice, [result('60x10', '60x9')])).toEqual([
      { ...result('60x10', '50x8'), resultsTried: ['60x8', '60x9'] },
    ]);
  });

  it('keeps a result when it is ticked afterwards, and a tick when a result follows', () => {
    const [written, ticked] = [result('60x8', ''), { exerciseId: 'a', completed: true }];
    expect(rules.merged([written], [ticked])).toEqual([{ ...written, completed: true }]);
    expect(rules.merged([ticked], [written])).toEqual([{ ...written, completed: true }]);
  });
});

describe('sets', () => {
  const logged = workout({ id: 'a', sets: [{ id: '1', reps: 8, done: true }] });

  it('of one exercise are merged, the later change of a set over the earlier', () => {
    const earlier = [{ exerciseId: 'a', sets: [{ id: '1', reps: 8, done: true }, { id: 'x' }] }];
    const later = [
      {
        exerciseId: 'a',
        completed: true,
        sets: [
          { id: '1', reps: 7 },
          { id: 'x', removed: true as const },
        ],
      },
    ];
    expect(rules.merged(earlier, later)).toEqual([
      {
        exerciseId: 'a',
        completed: true,
        sets: [
          { id: '1', reps: 7, done: true },
          { id: 'x', removed: true },
        ],
      },
    ]);
  });

  it('are missing until the hub has them, and contradict nobody', () => {
    const change = { exerciseId: 'a', sets: [{ id: '1', reps: 7 }] };
    expect(rules.missing([change], logged)).toEqual([change]);
    expect(rules.missing([{ ...change, sets: [{ id: '1', reps: 8 }] }], logged)).toBeNull();
    expect(rules.conflict(logged, [change], logged)).toEqual({ contested: [], theirsAlone: [] });
    expect(rules.leftBeside([{ ...change, results: 'Easy' }], logged)).toEqual([change]);
  });

  it('show at once, with what follows from them', () => {
    const changed = rules.changed(workout({ id: 'a' }), [
      { exerciseId: 'a', sets: [{ id: '1', reps: 8, done: true }] },
    ]);
    expect(changed.exercises[0]).toMatchObject({
      results: '8 reps',
      sets: [{ id: '1', reps: 8, done: true }],
    });
  });
});

describe('the end of a workout and the note', () => {
  const end = '2026-11-21T19:02:00Z';
  const finished = { ...opened, finished: end, note: 'Felt light.' };

  it('are one change beside those of the exercises, the last of each', () => {
    const ticked = { exerciseId: 'a', completed: true };
    const merged = rules.merged([{ finished: end }, ticked], [{ note: 'Felt light.' }]);
    expect(merged).toEqual([{ finished: end, note: 'Felt light.' }, ticked]);
    expect(rules.merged(merged, [{ note: '' }])).toEqual([{ finished: end, note: '' }, ticked]);
  });

  it('show at once, and leave the exercises as they are', () => {
    const changed = rules.changed(opened, [{ finished: end, note: ' Felt light. ' }]);
    expect(changed).toMatchObject({ finished: end, note: 'Felt light.' });
    expect(changed.stored).toBe(opened.stored);
    expect(rules.changed(finished, [{ note: ' ' }])).toMatchObject({ finished: end, note: null });
  });

  it('are missing until the hub has them, and contradict nobody', () => {
    const change = { finished: end, note: 'Felt light.' };
    expect(rules.missing([change], opened)).toEqual([change]);
    expect(rules.missing([change], finished)).toBeNull();
    expect(rules.missing([{ note: '' }], finished)).toEqual([{ note: '' }]);
    expect(rules.missing([{ note: '' }], opened)).toBeNull();
    expect(rules.conflict(opened, [change], finished)).toEqual({ contested: [], theirsAlone: [] });
    expect(rules.mergedOver([change], finished)).toEqual([change]);
    expect(rules.leftBeside([change, { exerciseId: 'a', results: 'x' }], opened)).toEqual([change]);
  });
});

describe('when others changed the workout too', () => {
  const theirs = workout({ id: 'a', title: 'Squat', completed: true, results: '70x5' }, { id: 'b' });
  const mine = [
    { exerciseId: 'a', results: '60x8', resultsSeen: '' },
    { exerciseId: 'b', completed: true },
  ];

  it('says where it is not as the changes have it', () => {
    expect(rules.conflict(opened, mine, theirs)).toEqual({
      contested: [
        { label: 'Squat', mine: '60x8', theirs: '70x5' },
        { label: 'Exercise, done', mine: 'yes', theirs: 'no' },
      ],
      theirsAlone: [],
    });
  });

  it('knows what is not saved yet', () => {
    const saves = [...mine, { exerciseId: 'a', results: '70x5', resultsSeen: '' }];
    expect(rules.missing(saves, theirs)).toEqual(mine);
    expect(rules.missing(saves.slice(2), theirs)).toBeNull();
  });

  it('is written over what stands there now, or leaves the results and keeps the ticks', () => {
    expect(rules.mergedOver(mine, theirs)).toEqual([{ ...mine[0], resultsSeen: '70x5' }, mine[1]]);
    expect(rules.leftBeside(mine, theirs)).toEqual([mine[1]]);
    expect(rules.leftBeside(mine.slice(0, 1), theirs)).toBeNull();
  });
});

describe('a workout of one’s own', () => {
  const me = 'me0000000000000';
  const values = {
    user: me,
    date: '2026-11-23',
    workoutTitle: 'Mine',
    workoutDescription: '',
    exercises: [],
  };
  const curl = { id: 'c', title: 'Curl', completed: false, results: '' };
  const set = { id: '1', kind: 'work', reps: 8, done: true } as const;

  it('waits as it is made, for who makes it', () => {
    pb.authStore.save('token', { id: me, collectionId: 'users', collectionName: 'users' });
    expect(rules.canWait(values)).toBe(true);
    pb.authStore.clear();
    expect(rules.canWait(values)).toBe(false);
    expect(rules.creation?.made('w', values, me, new Date(0))).toMatchObject({ id: 'w', own: true, rev: 0 });
  });

  it('takes up what is added to it and logged in it, and loses what is removed', () => {
    const added = rules.merged(values, [{ exerciseId: 'c', added: curl }]);
    const logged = rules.merged(added, [{ exerciseId: 'c', sets: [set] }]);
    expect(logged).toMatchObject({ workoutTitle: 'Mine', exercises: [{ title: 'Curl', sets: [set] }] });
    expect(rules.merged(logged, [{ exerciseId: 'c', removed: true }])).toMatchObject({ exercises: [] });
  });

  it('is finished while it waits: its end and note are made with it', () => {
    const end = { finished: '2026-11-23T19:02:00Z', note: 'Light.' };
    const added = rules.merged(values, [{ exerciseId: 'c', added: curl }]);
    const finished = rules.merged(added, [end, { exerciseId: 'c', completed: true }]);
    expect(finished).toEqual({ ...values, ...end, exercises: [{ ...curl, completed: true }] });
    const made = rules.creation?.made('w', finished, me, new Date(0));
    expect(made).toMatchObject(end);
    expect(rules.missing(finished, { ...made!, finished: null, note: null })).toEqual([end]);
    expect(rules.missing(finished, made!)).toBeNull();
  });

  it('is renamed and moved while it waits, and lacks that where it was made before', () => {
    const change = { workoutTitle: 'Arms', date: '2026-11-25' };
    const renamed = rules.merged(values, [change]);
    expect(renamed).toEqual({ ...values, ...change });
    const made = rules.creation!.made('w', values, me, new Date(0));
    expect(rules.missing(renamed, made)).toEqual([change]);
    expect(rules.changed(made, renamed)).toMatchObject(change);
    expect(rules.missing(renamed, rules.changed(made, renamed))).toBeNull();
  });

  it('that was made although the answer got lost lacks only what was done since', () => {
    const wanted = {
      ...values,
      exercises: [
        { ...curl, sets: [set] },
        { id: 'd', title: 'Dip' },
      ],
    };
    const { date, workoutTitle } = values;
    const made = { ...workout(curl, { id: 'x', title: 'Gone' }), date, workoutTitle };
    expect(rules.missing(wanted, made)).toEqual([
      { exerciseId: 'x', removed: true },
      { exerciseId: 'c', completed: false, results: '', sets: [set] },
      { exerciseId: 'd', added: { id: 'd', title: 'Dip' } },
    ]);
    const whole = rules.changed(made, rules.missing(wanted, made) ?? []);
    expect(whole.stored.map(({ id }) => id)).toEqual(['c', 'd']);
    expect(rules.missing(wanted, whole)).toBeNull();
    expect(rules.conflict(made, wanted, made).contested).toEqual([]);
  });

  it('has one edit of an exercise that is added, logged and removed', () => {
    const added = [{ exerciseId: 'c', added: curl }];
    const logged = rules.merged(added, [{ exerciseId: 'c', sets: [set] }]);
    expect(logged).toEqual([{ exerciseId: 'c', added: curl, sets: [set] }]);
    expect(rules.merged(logged, [{ exerciseId: 'c', removed: true }])).toEqual([
      { exerciseId: 'c', removed: true },
    ]);
    expect(rules.missing(logged, opened)).toEqual(logged);
    expect(rules.missing([{ exerciseId: 'a', removed: true }], opened)).toHaveLength(1);
    expect(rules.missing([{ exerciseId: 'gone', removed: true }], opened)).toBeNull();
  });
});
