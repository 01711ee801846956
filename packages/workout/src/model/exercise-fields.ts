import { exercisesLimits } from '@hub/pb-client';
import { type Field, textField } from '@hub/tool-kit';
import { type ExerciseText, isWebAddress } from '../rules';
import { readTags } from './exercise';

/** The longest list of tags, in characters as they are typed. */
const TAGS_LIMIT = exercisesLimits.tags_csv;

/** Tags as they are typed and sent: one text, split at commas (specification §5.21). */
const tagsField: Field<readonly string[], string, string> = {
  label: 'Tags',
  limit: TAGS_LIMIT,
  draftOf: (stored = []) => stored.join(', '),
  valueOf: (typed) => readTags(typed).join(', '),
  fieldTextOf: (typed) => readTags(typed).join(', ') || 'nothing',
};

const video = textField({ label: 'Video', limit: exercisesLimits.video });

function videoProblem(typed: string): string | undefined {
  const isRight = typed.trim() === '' || isWebAddress(typed.trim());
  return isRight ? undefined : 'Give an address that begins with https:// or http://, or leave it empty.';
}

/** The fields of an exercise, in the order of the form (specification §5.21). */
export const exerciseFields = {
  title: textField({ label: 'Title', limit: exercisesLimits.title, required: 'Give it a title.' }),
  instructions: textField({
    label: 'Instructions',
    limit: exercisesLimits.instructions,
    required: 'Say how it is done.',
  }),
  video: { ...video, problemOf: videoProblem },
  tags: tagsField,
  notes: textField({ label: 'Notes', limit: exercisesLimits.notes }),
  progression: textField({ label: 'Progression', limit: exercisesLimits.progression }),
  regression: textField({ label: 'Regression', limit: exercisesLimits.regression }),
} satisfies Record<ExerciseText | 'video' | 'tags', unknown>;
