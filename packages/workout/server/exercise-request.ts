import type { JsonObject } from '@hub/pocketbase/json-object';
import { type ExerciseSave, setChangesProblem } from '../src/rules';
import { resultsProblem } from './lists';
import type { Problems } from './sent';

function isTextOrLeftOut(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function problemsOf({ completed, results, resultsSeen, resultsTried, sets }: JsonObject): Problems {
  const problem = results === undefined ? null : resultsProblem(results);
  const ofSets = sets === undefined ? null : setChangesProblem(sets);
  return {
    ...(completed !== undefined &&
      typeof completed !== 'boolean' && { completed: 'An exercise is completed or not.' }),
    ...(problem !== null && { results: problem }),
    ...(ofSets !== null && { sets: ofSets }),
    ...(!isTextOrLeftOut(resultsSeen) && { resultsSeen: 'The results that were seen must be text.' }),
    ...(resultsTried !== undefined &&
      !areTexts(resultsTried) && { resultsTried: 'The results that were tried must be a list of texts.' }),
  };
}

/** Parses the request to save an exercise (specification §7.33), or returns a sentence for each wrong field. */
export function readExerciseRequest(sent: JsonObject): ExerciseSave | { problems: Problems } {
  const problems = problemsOf(sent);
  if (Object.keys(problems).length > 0) return { problems };
  const { completed, results, resultsSeen, resultsTried, sets } = sent as ExerciseSave;
  if (completed === undefined && results === undefined && sets === undefined)
    return { problems: { results: 'Say what is done, its sets, or its results.' } };
  return {
    ...(completed !== undefined && { completed }),
    ...(results !== undefined && { results }),
    ...(resultsSeen !== undefined && { resultsSeen }),
    ...(resultsTried !== undefined && { resultsTried }),
    ...(sets !== undefined && { sets }),
  };
}
