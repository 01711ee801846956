import type { ImportMatching } from '@hub/tool-kit/import';
import * as v from 'valibot';
import { nameKey } from './exercise-words';
import { guessExercise } from './guess-exercise';
import { type StoredNames, matchExercises, type NamedExercise } from './match-exercises';

/** The id of the question about the meaning of exercise names. */
export const NAMES_QUESTION = 'exercise-names';
const OWN = { value: '', label: 'An exercise of your own' };

const answered = v.record(v.string(), v.string());

/** Parses the answer to the question. */
export function namesIn(answer: string | undefined): StoredNames {
  if (answer === undefined) return {};
  const names = v.parse(answered, JSON.parse(answer));
  return Object.fromEntries(Object.entries(names).map(([name, id]) => [nameKey(name), id]));
}

interface Asked {
  /** The names that are not in the library, with their meaning or the best guess; `null` if there are none. */
  question: ImportMatching | null;
  /** Whether the meaning of one of them is unknown. */
  isOpen: boolean;
}

/** The question about the names in a file; earlier answers can be changed, and `keep` stores them. */
export function askForNames(
  names: readonly string[],
  library: readonly NamedExercise[],
  stored: StoredNames,
  keep: (answer: StoredNames) => Promise<void>,
): Asked {
  const known = new Set(library.map(({ title }) => nameKey(title)));
  const other = names.filter((name) => Object.hasOwn(stored, nameKey(name)) || !known.has(nameKey(name)));
  const fields = [...matchExercises(other, library, stored)].map(([name, { exercise, isSure }]) => ({
    name,
    value: (exercise ?? (isSure ? null : guessExercise(name, library)))?.id ?? OWN.value,
    isOpen: !isSure && exercise === null,
  }));
  if (fields.length === 0 || library.length === 0) return { question: null, isOpen: false };
  const question: ImportMatching = {
    id: NAMES_QUESTION,
    text: 'Which exercise in the library does each name mean? Your answer is kept for the next file.',
    label: 'Names of exercises',
    names: fields.map(({ name, value }) => ({ name, value })),
    choices: [OWN, ...library.map(({ id, title }) => ({ value: id, label: title }))],
    keep: (answer) => keep(namesIn(answer)),
  };
  return { question, isOpen: fields.some(({ isOpen }) => isOpen) };
}
