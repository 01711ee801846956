import { capitalized } from '@hub/locale';
import { exercisesLimits } from '@hub/pb-client';
import { choiceField, type Field, listField, textField } from '@hub/tool-kit';
import { EQUIPMENT, type ExerciseText, isWebAddress, type Muscle } from '../rules';
import { readTags } from './exercise';

/** The maximum length of the tags, as typed text. */
const TAGS_LIMIT = exercisesLimits.tags_csv;

/** Tags in the form in which they are typed and sent: one text, split at commas (specification §5.21). */
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
  return isRight ? undefined : 'Enter an address that begins with https:// or http://, or leave it empty.';
}

/** The equipment of an exercise; `''` for none. */
export type Equipment = (typeof EQUIPMENT)[number] | '';

const NO_MUSCLES: readonly Muscle[] = [];

/** The names of equipment. */
export const EQUIPMENT_NAMES = Object.fromEntries(
  (['', ...EQUIPMENT] as const).map((name) => [name, capitalized(name || 'no equipment')]),
) as Record<Equipment, string>;

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

const musclesField = (label: string) =>
  listField<readonly Muscle[], Muscle, Muscle[]>({
    label,
    draftOf: (stored = NO_MUSCLES) => stored,
    valueOf: (muscles) => [...muscles],
    problemOf: () => undefined,
    inWords: (muscles) => muscles.join(', '),
  });

/** The fields of a library exercise; a copy in a plan has neither its muscles nor its equipment. */
export const libraryFields = {
  ...exerciseFields,
  muscles: musclesField('Muscles'),
  secondary: musclesField('Also works'),
  equipment: choiceField({ label: 'Equipment', names: EQUIPMENT_NAMES, initial: '' }),
};
