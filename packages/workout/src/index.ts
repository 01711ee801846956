import { defineTool } from '@hub/tool-kit';
import { Dumbbell } from 'lucide-react';
import { loadActivityPage } from './athlete/routes';
import { workoutPaths } from './paths';
import { workoutRoutes } from './routes';

/** The tile of Workout and, until the tool is built, the one page behind it. */
export const workoutTool = defineTool({
  id: 'workout',
  name: 'Workout',
  path: workoutPaths.activity,
  icon: Dumbbell,
  tagline: 'Soon',
  routes: workoutRoutes,
  preload: loadActivityPage,
});
