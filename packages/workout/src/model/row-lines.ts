import { mergeSets, setsInWords } from '../rules';
import type { Exercise } from './exercise';
import { countSets, type ExerciseLog } from './exercise-log';
import { previewOf } from './preview';
import { ringEdit } from './set-edits';
import { targetInWords } from './target-words';

/** The longest line under a title: two lines of a phone at most. */
const LINE_LENGTH = 60;

function doneInWords(results: string): string {
  return results === '' ? 'Done' : `Done: ${previewOf(results, LINE_LENGTH)}`;
}

/** What an exercise asks for: its target, or how its instructions begin. */
function askedInWords({ instructions }: Exercise, { target }: ExerciseLog, isOpen: boolean): string {
  if (target) return targetInWords(target);
  return isOpen || instructions === '' ? 'To do' : previewOf(instructions, LINE_LENGTH);
}

/** What an exercise will say once its ring is touched. */
function expected({ id, results, target }: Exercise, { rows }: ExerciseLog): string {
  if (target === null || results !== '') return doneInWords(results);
  const { sets = [] } = ringEdit({ id }, rows, true, '');
  return doneInWords(
    setsInWords(
      mergeSets(
        rows.map(({ set }) => set),
        sets,
      ),
    ),
  );
}

/**
 * The line under the title of an exercise, and the one that takes its place with the tick: for both there is room, so that
 * nothing moves (specification §9.27). Under the line of an opened one its table says the rest.
 */
export function linesOf(
  exercise: Exercise,
  log: ExerciseLog,
  isOpen: boolean,
): { now: string; other: string } {
  const { done, all } = countSets(log.rows);
  const sets = `${done} of ${all} sets`;
  const asked = askedInWords(exercise, log, isOpen);
  if (isOpen && all > 0 && (done > 0 || !exercise.completed)) return { now: sets, other: sets };
  if (exercise.completed) return { now: doneInWords(exercise.results), other: asked };
  return { now: done > 0 ? sets : asked, other: expected(exercise, log) };
}
