import { previewOf } from '@hub/locale';
import { mergeSets, setsInWords } from '../rules';
import type { Exercise } from './exercise';
import { countSets, type ExerciseLog } from './exercise-log';
import { ringEdit } from './set-edits';
import { targetInWords } from './target-text';

/** The maximum length of the line below a title: at most two lines on a phone. */
const LINE_LENGTH = 60;

function doneInWords(results: string): string {
  return results === '' ? 'Done' : `Done: ${previewOf(results, LINE_LENGTH)}`;
}

/** The target of an exercise, otherwise the beginning of its instructions. */
function askedInWords({ instructions }: Exercise, { target }: ExerciseLog, isOpen: boolean): string {
  if (target) return targetInWords(target);
  return isOpen || instructions === '' ? 'To do' : previewOf(instructions, LINE_LENGTH);
}

/** The text of an exercise after its ring is ticked. */
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
 * The line below the title of an exercise, and the one that replaces it when it is ticked: the space of the longer one
 * is reserved, so that nothing moves (specification §9.27).
 */
export function linesOf(
  exercise: Exercise,
  log: ExerciseLog,
  isOpen: boolean,
): { now: string; other: string } {
  const { done, all } = countSets(exercise, log.rows);
  const sets = `${done} of ${all} sets`;
  const asked = askedInWords(exercise, log, isOpen);
  if (isOpen && all > 0 && (done > 0 || !exercise.completed)) return { now: sets, other: sets };
  if (exercise.completed) return { now: doneInWords(exercise.results), other: asked };
  return { now: done > 0 ? sets : asked, other: expected(exercise, log) };
}
