import { describe, expect, it } from 'vitest';
import { muscleVolume, type WorkedMuscles } from './muscle-volume';
import { type ExerciseSet, readSets } from './sets';

const worked = new Map<string, WorkedMuscles>([
  ['squat', { muscles: ['quadriceps'], secondary: ['calves', 'glutes'] }],
  ['bench', { muscles: ['chest'], secondary: ['triceps'] }],
  ['step-up', { muscles: ['quadriceps', 'glutes'], secondary: ['quadriceps'] }],
  ['unsaid', { muscles: [], secondary: [] }],
]);

const set = (change: Partial<ExerciseSet> = {}) => ({ kind: 'work', done: true, ...change });
const setsOf = (...sets: object[]) => readSets(sets.map((one, index) => ({ id: String(index + 1), ...one })));

describe('the volume by muscle', () => {
  it('counts a hard set 1 for what an exercise is mostly for and a half for the others, the most first', () => {
    const week = [
      { code: 'squat', sets: setsOf(set(), set(), set()) },
      { code: 'bench', sets: setsOf(set()) },
      { code: 'squat', sets: setsOf(set()) },
    ];
    expect(muscleVolume(week, worked)).toEqual({
      muscles: [
        { muscle: 'quadriceps', sets: 4 },
        { muscle: 'calves', sets: 2 },
        { muscle: 'glutes', sets: 2 },
        { muscle: 'chest', sets: 1 },
        { muscle: 'triceps', sets: 0.5 },
      ],
      unknown: 0,
    });
  });

  it('counts drop sets and sets to failure, but no warm-up and nothing that is not done', () => {
    const sets = setsOf(
      set({ kind: 'drop' }),
      set({ kind: 'failure' }),
      set({ kind: 'warm-up' }),
      set({ done: false }),
    );
    expect(muscleVolume([{ code: 'bench', sets }], worked).muscles).toEqual([
      { muscle: 'chest', sets: 2 },
      { muscle: 'triceps', sets: 1 },
    ]);
  });

  it('counts a muscle once that is named as both', () => {
    expect(muscleVolume([{ code: 'step-up', sets: setsOf(set()) }], worked).muscles).toEqual([
      { muscle: 'glutes', sets: 1 },
      { muscle: 'quadriceps', sets: 1 },
    ]);
  });

  it('says how many sets it could not count, and knows nothing of nothing', () => {
    const week = [
      { code: 'unsaid', sets: setsOf(set(), set({ kind: 'warm-up' })) },
      { code: 'A1', sets: setsOf(set(), set()) },
    ];
    expect(muscleVolume(week, worked)).toEqual({ muscles: [], unknown: 3 });
    expect(muscleVolume([{ code: 'squat', sets: setsOf(set({ done: false })) }], worked)).toEqual({
      muscles: [],
      unknown: 0,
    });
    expect(muscleVolume([], worked)).toEqual({ muscles: [], unknown: 0 });
  });
});
