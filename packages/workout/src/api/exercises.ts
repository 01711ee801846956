import { count, pb, text } from '@hub/pb-client';
import { recordRepository, type Records } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readTags } from '../model/exercise';

/** Records a page of the picker (specification §9.20). */
const PICKER_PAGE_SIZE = 500;

const exerciseItem = v.object({
  id: text,
  title: text,
  tags: v.pipe(v.unknown(), v.transform(readTags)),
  instructions: text,
  video: text,
  notes: text,
  progression: text,
  regression: text,
  rev: count,
});

/** An exercise of the library. */
export type LibraryExercise = v.InferOutput<typeof exerciseItem>;

/** The exercises of the library, to open, save and delete. */
export const exerciseRecords: Records<LibraryExercise, Omit<LibraryExercise, 'id' | 'rev'>> = {
  repository: recordRepository(pb, { collection: 'exercises', schema: exerciseItem }),
  key: ['exercises'],
};

/** All exercises of the library, by title. */
export const exerciseListQuery = () =>
  queryOptions({
    queryKey: [...exerciseRecords.key, 'list'],
    queryFn: () => exerciseRecords.repository.listAll({ perPage: PICKER_PAGE_SIZE, sort: 'title,id' }),
  });
