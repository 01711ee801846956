import { toCalendarDate } from '@hub/calendar';
import { hubNow, pb } from '@hub/pb-client';
import { defineTool, loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { loadActivityPage } from './athlete/routes';
import { coachNewsInWords, coachNewsQueries } from './model/coach-news';
import { nextWorkoutQuery, nextWorkoutInWords } from './model/next-workout';
import { coachPaths, workoutPaths } from './paths';
import { workoutRoutes } from './routes';

const loadQueries = loadOnce(() => import('./athlete/queries'));

async function prefetchUpcoming(queryClient: QueryClient) {
  const { upcomingQuery } = await loadQueries();
  await queryClient.infiniteQuery(upcomingQuery(pb.authStore.record?.id ?? '', toCalendarDate(hubNow())));
}

/** Workout: scheduled workouts to tick off and write results for, and the coach's part behind it. */
export const tool = defineTool({
  id: 'workout',
  name: 'Workout',
  path: workoutPaths.activity,
  icon: Dumbbell,
  tagline: 'Training plan',
  reminds: true,
  settings: {
    title: 'Training',
    line: 'Unit, step of the plates, effort, sound of a rest',
    path: workoutPaths.settings,
  },
  administers: {
    title: 'People',
    line: 'Who may sign in: add, change, remove',
    path: coachPaths.people,
    adds: { title: 'Add a person', path: coachPaths.addPerson },
  },
  begins: { title: 'Start a workout', path: workoutPaths.start },
  routes: workoutRoutes,
  load: () => Promise.all([loadActivityPage(), loadQueries()]),
  prefetch: (queryClient) => Promise.all([loadActivityPage(), prefetchUpcoming(queryClient)]),
  imports: async () => (await import('./import')).imports,
  summary: {
    queries: (moment) => [nextWorkoutQuery(moment), ...(moment.isAdmin ? coachNewsQueries(moment) : [])],
    inWords: ([next, ...news], { today }) =>
      coachNewsInWords(news[0], news[1], today) ?? nextWorkoutInWords(next, today),
  },
});
