import { listCheck, objectCheck, on, type ServerPart, textCheck } from '@hub/pocketbase/hooks';
import { isInstant, isWebAddress, musclesProblem } from '../src/rules';
import { signNote } from './coach-notes';
import { exerciseNamesProblem } from './exercise-names';
import { followPlan } from './follow-plan';
import { generateForSeveral, generateWorkouts } from './generate';
import { guardPlan, stampPlan } from './guard-plan';
import { guardWorkout, stampWorkout } from './guard-workout';
import { judgeAfterCreate, judgeAfterDelete, judgeAfterUpdate } from './judge-requests';
import { exercisesProblem, planWorkoutsProblem, tagsProblem } from './lists';
import { patchExercise } from './patch-exercise';
import { countNewWorkouts } from './count-news';
import { markSeen } from './mark-seen';
import { forgetChangesOf } from './plan-changes';
import { rememberRemoved, removedProblem } from './removed';
import { workoutImports } from './workout-imports';
import { workoutReminders } from './reminders';
import { undoGeneration } from './undo-generation';

/** Enough for a thousand dates to leave out, each with the key of a workout. */
const MOST_COACH_BYTES = 256 * 1024;
const coach = { who: 'admins', body: MOST_COACH_BYTES } as const;

/** The server part of Workout. */
export const serverPart: ServerPart = {
  reminders: workoutReminders,
  hooks: [
    on('onRecordCreateRequest', stampWorkout, ['workouts']),
    on('onRecordDeleteRequest', rememberRemoved, ['workouts']),
    on('onRecordCreateRequest', judgeAfterCreate, ['workouts']),
    on('onRecordUpdateRequest', judgeAfterUpdate, ['workouts']),
    on('onRecordDeleteRequest', judgeAfterDelete, ['workouts']),
    on('onRecordCreateRequest', stampPlan, ['plans']),
    on('onRecordDelete', forgetChangesOf, ['plans']),
    on('onRecordCreateRequest', signNote, ['coach_notes']),
  ],
  routes: [
    { pattern: 'POST /api/hub/workouts/generate', ...coach, run: generateWorkouts },
    { pattern: 'POST /api/hub/workouts/generate-several', ...coach, run: generateForSeveral },
    { pattern: 'POST /api/hub/workouts/follow', ...coach, run: followPlan },
    { pattern: 'POST /api/hub/workouts/undo', ...coach, run: undoGeneration },
    { pattern: 'POST /api/hub/workouts/seen', ...coach, run: markSeen },
    { pattern: 'POST /api/hub/workouts/news', ...coach, run: countNewWorkouts },
    {
      pattern: 'PATCH /api/hub/workouts/{id}/exercises/{exercise}',
      who: 'signed in',
      body: { of: 'workouts' },
      run: patchExercise,
    },
  ],
  checks: {
    'web-address': textCheck(isWebAddress, 'Enter an http:// or https:// address.'),
    instant: textCheck(isInstant, 'Give an instant in UTC, such as 2026-11-23T19:02:00Z.'),
    tags: listCheck(tagsProblem),
    'exercise-names': objectCheck(exerciseNamesProblem),
    muscles: listCheck(musclesProblem),
    exercises: listCheck(exercisesProblem),
    'plan-workouts': listCheck(planWorkoutsProblem),
    removed: listCheck(removedProblem),
  },
  changeGuards: { workouts: guardWorkout, plans: guardPlan },
  imports: [workoutImports],
};
