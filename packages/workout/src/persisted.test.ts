import { readPersisted } from '@hub/tool-kit';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { athleteQuery } from './api/athlete';
import { daysQuery } from './api/calendar';
import { libraryExercise } from './api/exercise.schema';
import { exerciseCountQuery, exerciseListQuery, exerciseRecords } from './api/exercises';
import { activePlansQuery, peopleCountQuery, peopleQuery, plansWithQuery, trainedQuery } from './api/people';
import { activePlan, person, trainedWorkout } from './api/person.schema';
import { planItem, planRecords, plansQuery } from './api/plans';
import { settingsQuery, storedSettings } from './api/training-settings';
import { workoutItem } from './api/workout.schema';
import { workoutRecords } from './api/workouts';
import { historyQuery, pastQuery, upcomingQuery } from './athlete/queries';
import { workoutParsers } from './persisted';
import { outcomesQuery } from './progress/overview/overview.queries';
import {
  planWorkout,
  SAM,
  sampleLibraryExercise,
  samplePerson,
  samplePlan,
  sampleSettings,
  sampleWorkout,
  tickedExercises,
} from './testing';

const TODAY = '2026-11-21';
const DAYS = { from: TODAY, to: TODAY };
const stored = sampleWorkout({ exercises: tickedExercises(true, false) });
const workout = v.parse(workoutItem, stored);
const exercise = v.parse(libraryExercise, sampleLibraryExercise());
const plan = v.parse(
  planItem,
  samplePlan({ workouts: [planWorkout('Legs', 'weekly', ['Monday'], ['Row'])] }),
);
const sam = v.parse(person, samplePerson());
const pages = (items: unknown[]) => ({ pages: [{ items, next: null }], pageParams: [1] });

describe('what is kept', () => {
  it.each<[readonly unknown[], unknown]>([
    [upcomingQuery(SAM, TODAY).queryKey, pages([workout])],
    [pastQuery(SAM, TODAY).queryKey, pages([workout])],
    [historyQuery(SAM).queryKey, pages([workout])],
    [daysQuery(SAM, DAYS).queryKey, [workout]],
    [trainedQuery(TODAY, TODAY).queryKey, [v.parse(trainedWorkout, stored)]],
    [[...workoutRecords.key, 'item', workout.id], workout],
    [outcomesQuery(SAM, TODAY).queryKey, [{ date: TODAY, kind: 'missed' }]],
    [exerciseListQuery().queryKey, [exercise]],
    [exerciseCountQuery().queryKey, 1],
    [[...exerciseRecords.key, 'item', exercise.id], exercise],
    [plansQuery(SAM).queryKey, [plan]],
    [activePlansQuery().queryKey, [v.parse(activePlan, samplePlan())]],
    [plansWithQuery(exercise.id).queryKey, 2],
    [[...planRecords.key, 'item', plan.id], plan],
    [peopleQuery().queryKey, [sam]],
    [peopleCountQuery().queryKey, 3],
    [settingsQuery(SAM).queryKey, [v.parse(storedSettings, sampleSettings())]],
    [
      athleteQuery(SAM).queryKey,
      { id: SAM, name: 'Sam', email: 'sam@example.com', timeZone: 'Europe/Vienna', rev: 1 },
    ],
  ])('%j is read as it was', (queryKey, data) => {
    expect(readPersisted(workoutParsers, { queryKey, data })).toEqual({ data });
  });

  it('a workout of before its exercises were kept as they are stored is dropped alone', () => {
    const { stored: _, ...older } = workout;
    const { queryKey } = upcomingQuery(SAM, TODAY);
    const data = pages([older, workout]);
    expect(readPersisted(workoutParsers, { queryKey, data })).toEqual({ data: pages([workout]) });
    expect(
      readPersisted(workoutParsers, { queryKey: [...workoutRecords.key, 'item', workout.id], data: older }),
    ).toBeNull();
  });
});
