import { listCheck, type ServerPart, textCheck } from '@hub/pocketbase/hooks';
import { isWebAddress } from '../src/rules';
import { generateWorkouts, undoGeneration } from './generate';
import { keepToTicks } from './keep-to-ticks';
import { exercisesProblem, planWorkoutsProblem, tagsProblem } from './lists';
import { patchExercise } from './patch-exercise';

/** A thousand dates to leave out, each with the key of a workout. */
const MOST_COACH_BYTES = 256 * 1024;
const coach = { who: 'admins', body: MOST_COACH_BYTES } as const;

/** The server part of Workout. */
export const parts: ServerPart = {
  routes: [
    { pattern: 'POST /api/hub/workouts/generate', ...coach, run: generateWorkouts },
    { pattern: 'POST /api/hub/workouts/undo', ...coach, run: undoGeneration },
    {
      pattern: 'PATCH /api/hub/workouts/{id}/exercises/{exercise}',
      who: 'signed in',
      body: { of: 'workouts' },
      run: patchExercise,
    },
  ],
  checks: {
    'web-address': textCheck(isWebAddress, 'Enter an http:// or https:// address.'),
    tags: listCheck(tagsProblem),
    exercises: listCheck(exercisesProblem),
    'plan-workouts': listCheck(planWorkoutsProblem),
  },
  changeGuards: { workouts: keepToTicks },
};
