import { pb } from '@hub/pb-client';
import { describe, expect, it } from 'vitest';
import type { Workout } from '../../api/workout.schema';
import { readExercises } from '../../model/exercise';
import { workoutRulesOf } from './workout-outbox';

const rules = workoutRulesOf(pb);

type Entry = { id: string; title?: string; completed?: boolean; results?: string };

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
