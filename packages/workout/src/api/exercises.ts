import { pb } from '@hub/pb-client';
import { inOrder, recordRepository, type Records, withFirstPage } from '@hub/tool-kit';
import { compareTexts } from '@hub/locale';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import { readTags } from '../model/exercise';
import { type ExerciseValues, libraryExercise, type LibraryExercise } from './exercise.schema';

export type { LibraryExercise } from './exercise.schema';

/** The page size (specification §9.20). */
const PAGE_SIZE = 500;
const FIELDS = Object.keys(libraryExercise.entries).join(',');

/** Instructions and tags are stored in two fields each, for older versions (specification §3.22). */
function bodyOf({ tags, ...values }: Partial<ExerciseValues>) {
  return {
    ...values,
    ...(values.instructions !== undefined && { instruction: values.instructions }),
    ...(tags !== undefined && { tags: readTags(tags), tags_csv: tags }),
  };
}

/** The server sorts capitals first; people expect otherwise. */
const byTitle = (a: LibraryExercise, b: LibraryExercise) => compareTexts(a.title, b.title);

/** The only access to the collection `exercises`, with the permissions of `client`'s person. */
export function exerciseRepository(client: PocketBase) {
  const exercises = recordRepository<typeof libraryExercise, ExerciseValues>(client, {
    collection: 'exercises',
    schema: libraryExercise,
    bodyOf,
  });
  return {
    ...exercises,

    /** All exercises, by title. */
    listByTitle: inOrder(
      (onFirstPage) =>
        exercises.listAll({ perPage: PAGE_SIZE, sort: 'title,id', fields: FIELDS }, onFirstPage),
      byTitle,
    ),
  };
}

const repository = exerciseRepository(pb);

/** The common prefix of the query keys of exercises: one invalidation refreshes everything. */
export const exercisesKey = ['exercises'] as const;

/** For forms: loads, saves and deletes exercises. */
export const exerciseRecords: Records<LibraryExercise, ExerciseValues> = {
  repository,
  key: exercisesKey,
  orderIn: ([, list]) => (list === 'list' ? { compare: byTitle } : undefined),
};

/** All exercises, by title. */
export const exerciseListQuery = () =>
  queryOptions({ queryKey: [...exercisesKey, 'list'], queryFn: withFirstPage(repository.listByTitle) });

/** The number of exercises. */
export const exerciseCountQuery = () =>
  queryOptions({ queryKey: [...exercisesKey, 'count'], queryFn: () => repository.count() });
