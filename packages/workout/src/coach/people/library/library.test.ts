import { foldName } from '@hub/locale';
import { exercisesLimits } from '@hub/pb-client';
import { createQueryClient } from '@hub/tool-kit';
import { beforeAll, expect, it } from 'vitest';
import { draftOf, problemsOf } from '@hub/tool-kit';
import { exerciseFields } from '../../../model/exercise-fields';
import { readTags } from '../../../model/exercise';
import { equipmentsOf, findEntries, musclesOf } from './find-entries';
import { exerciseOf, type LibraryEntry, libraryQuery } from './library';

let entries: LibraryEntry[];
beforeAll(async () => {
  entries = await createQueryClient().query(libraryQuery());
});

it('has 873 exercises, each under a name of its own', () => {
  expect(entries).toHaveLength(873);
  expect(new Set(entries.map(({ name }) => foldName(name))).size).toBe(873);
});

it('makes of each an exercise that can be saved', () => {
  for (const entry of entries) {
    const values = exerciseOf(entry);
    const draft = draftOf(exerciseFields, { ...values, tags: readTags(values.tags) });
    expect(problemsOf(exerciseFields, draft), entry.name).toEqual({});
    expect(values.title.length).toBeLessThanOrEqual(exercisesLimits.title);
    expect(values.instructions.length).toBeLessThanOrEqual(exercisesLimits.instructions);
  }
});

it('is searched by name, muscle and equipment', () => {
  const names = (search: Partial<Parameters<typeof findEntries>[1]>) =>
    findEntries(entries, { query: '', muscle: '', equipment: '', ...search }).map(({ name }) => name);
  expect(names({ query: 'lunge' })).toHaveLength(10);
  expect(names({ query: 'dumbbell lunge' })).toContain('Dumbbell Rear Lunge');
  expect(names({ muscle: 'neck', equipment: 'no equipment' })).toContain('Isometric Neck Exercise - Sides');
  expect(names({ muscle: 'neck', equipment: 'barbell' })).toEqual([]);
  expect(musclesOf(entries)).toHaveLength(17);
  expect(equipmentsOf(entries)).toContain('no equipment');
});
