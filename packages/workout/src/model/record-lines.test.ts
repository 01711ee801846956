import { expect, it } from 'vitest';
import { sampleSet } from '../testing';
import { readExercises } from './exercise';
import { recordLines } from './record-lines';

const kg = (id: string, weight: number, values: object = {}) => sampleSet(id, { weight, ...values });

it('says each record with what stood before', () => {
  const record = (kind: string, before: number) => ({ records: [{ kind, before, on: '2026-11-21' }] });
  const lines = recordLines(
    readExercises([
      {
        id: 'squat',
        title: 'Squat',
        sets: [
          kg('1', 62.5, { reps: 9, ...record('reps', 8) }),
          kg('2', 65, record('weight', 60)),
          kg('3', 135, { unit: 'lb', reps: 5, ...record('estimate', 66) }),
        ],
      },
      { id: 'plank', title: 'Plank', sets: [{ id: '1', seconds: 65, done: true, ...record('time', 60) }] },
      { id: 'row', title: 'Row', sets: [{ id: '1', metres: 2000, done: true, ...record('distance', 1500) }] },
    ]),
  );
  expect(lines.map(({ title, value, kind, before }) => [title, kind, value, before])).toEqual([
    ['Squat', 'Most reps', '9 @ 62.5 kg', '8'],
    ['Squat', 'Heaviest', '65 kg', '60 kg'],
    ['Squat', 'Estimated maximum', '157.5 lb', '145.5 lb'],
    ['Plank', 'Longest', '1:05', '1:00'],
    ['Row', 'Farthest', '2,000 m', '1,500 m'],
  ]);
});
