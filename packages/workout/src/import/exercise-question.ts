import type { ImportMatching } from '@hub/tool-kit/import';
import * as v from 'valibot';
import { nameKey } from './exercise-words';
import { guessExercise } from './guess-exercise';
import { type KeptNames, matchExercises, type NamedExercise } from './match-exercises';

/** The id of the question what names of exercises mean. */
export const NAMES_QUESTION = 'exercise-names';
const OWN = { value: '', label: 'An exercise of your own' };

const answered = v.record(v.string(), v.string());

/** What an answer to the question says. */
export function namesIn(answer: string | undefined): KeptNames {
  if (answer === undefined) return {};
  const names = v.parse(answered, JSON.parse(answer));
  return Object.fromEntries(Object.entries(names).map(([name, id]) => [nameKey(name), id]));
}

interface Asked {
  /** Names of a file that the library has not as they are, with what they mean now, or the best guess; `null` for none. */
  question: ImportMatching | null;
  /** Whether a name is among them that nothing is known of yet. */
  isOpen: boolean;
}

/** What the person is asked about the names of a file, or can say anew. `keep` stores what they have said. */
export function askForNames(
  names: readonly string[],
  library: readonly NamedExercise[],
  kept: KeptNames,
  keep: (said: KeptNames) => Promise<void>,
): Asked {
  const known = new Set(library.map(({ title }) => nameKey(title)));
  const other = names.filter((name) => Object.hasOwn(kept, nameKey(name)) || !known.has(nameKey(name)));
  const asked = [...matchExercises(other, library, kept)].map(([name, { exercise, isSure }]) => ({
    name,
    value: (exercise ?? (isSure ? null : guessExercise(name, library)))?.id ?? OWN.value,
    isOpen: !isSure && exercise === null,
  }));
  if (asked.length === 0 || library.length === 0) return { question: null, isOpen: false };
  const question: ImportMatching = {
    id: NAMES_QUESTION,
    text: 'Which exercise of the library does each name mean? Your answer is kept for the next file.',
    label: 'Names of exercises',
    names: asked.map(({ name, value }) => ({ name, value })),
    choices: [OWN, ...library.map(({ id, title }) => ({ value: id, label: title }))],
    keep: (answer) => keep(namesIn(answer)),
  };
  return { question, isOpen: asked.some(({ isOpen }) => isOpen) };
}
