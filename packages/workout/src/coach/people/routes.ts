import type { RouteObject } from 'react-router-dom';
import { coachPaths, workoutPaths } from '../../paths';

/** The screens for the coach's start, people and exercises. */
export const peopleRoutes: RouteObject[] = [
  {
    path: coachPaths.start,
    lazy: async () => ({ Component: (await import('./pages/start.page')).StartPage }),
  },
  {
    path: coachPaths.people,
    lazy: async () => ({ Component: (await import('./pages/people.page')).PeoplePage }),
  },
  {
    path: coachPaths.exercises,
    lazy: async () => ({ Component: (await import('./pages/exercises.page')).ExercisesPage }),
  },
  {
    path: coachPaths.addExercise,
    lazy: async () => ({ Component: (await import('./pages/add-exercise.page')).AddExercisePage }),
  },
  {
    path: coachPaths.editExercise(':id'),
    lazy: async () => ({ Component: (await import('./pages/edit-exercise.page')).EditExercisePage }),
  },
];

/** The page about the migration, which every signed-in person may open. */
export const migrationRoutes: RouteObject[] = [
  {
    path: workoutPaths.migration,
    lazy: async () => ({ Component: (await import('./pages/migration.page')).MigrationPage }),
  },
];
