import { toCalendarDate } from '@hub/calendar';
import type { RequestHandler } from 'msw';
import { athletesWorkouts, monthsOfWorkouts } from './athlete';
import { peopleStore, samsStore } from './coach';
import { storeHandlers, workoutHandlers } from './handlers';

const today = () => toCalendarDate(new Date());

/** What an athlete has behind and before them, as it is today. */
export const athleteHandlers = (): RequestHandler[] => workoutHandlers(athletesWorkouts(today()));

/** Three months of an athlete's workouts. */
export const progressHandlers = (): RequestHandler[] => workoutHandlers(monthsOfWorkouts(today()));

/** A coach's people and exercises, as they are today. */
export const peopleHandlers = (): RequestHandler[] => storeHandlers(peopleStore(today()));

/** Sam's plans and calendar, around Sat 21 Nov 2026. */
export const samsHandlers = (): RequestHandler[] => storeHandlers(samsStore());
