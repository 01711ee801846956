import { toCalendarDate } from '@hub/calendar';
import type { RequestHandler } from 'msw';
import { athletesWorkouts, loggedWorkouts, monthsOfWorkouts, ownWorkouts } from './athlete';
import { feedStore } from './feed';
import { peopleStore, samsStore, smallLibrary } from './coach';
import { storeHandlers, workoutHandlers } from './handlers';
import type { SampleStore } from './store';

const today = () => toCalendarDate(new Date());

/** An athlete's past and future workouts, as of today. */
export const athleteHandlers = (): RequestHandler[] => workoutHandlers(athletesWorkouts(today()));

/** An athlete in the middle of today's workout. */
export const loggingHandlers = (): RequestHandler[] => workoutHandlers(loggedWorkouts(today()));

/** Three months of an athlete's workouts. */
export const progressHandlers = (): RequestHandler[] => workoutHandlers(monthsOfWorkouts(today()));

/** A coach's people and exercises, as of today. */
export const peopleHandlers = (): RequestHandler[] => storeHandlers(peopleStore(today()));

/** Sam's plans and calendar, around Sat 21 Nov 2026. */
export const samsHandlers = (): RequestHandler[] => storeHandlers(samsStore());

/** An athlete's own workouts, with a library for new ones, as of today. */
export const ownStore = (): Partial<SampleStore> => ({
  workouts: ownWorkouts(today()),
  exercises: smallLibrary(),
});

/** The activity of a coach's athletes up to today. */
export const feedHandlers = (): RequestHandler[] => storeHandlers(feedStore(today()));
