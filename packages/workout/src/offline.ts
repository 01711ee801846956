import type { Offline } from '@hub/tool-kit';
import { drafts } from './drafts';

const load = () => import('./athlete/prefetch');

/** What of Workout is available offline. */
export const offline: Offline = {
  order: 2,
  // Progress photos have a separate database.
  keys: [
    ['workouts'],
    ['workout-history'],
    ['exercises'],
    ['plans'],
    ['people'],
    ['athletes'],
    ['training-settings'],
  ],
  version: 1,
  counted: { key: ['workouts'], one: 'workout' },
  drafts,
  parsers: async () => (await import('./persisted')).workoutParsers,
  prefetch: async (queryClient) => (await load()).prefetchOffline(queryClient),
  carryOver: async (queryClient, today) => (await load()).carryOver(queryClient, today),
  outbox: {
    workouts: async () => (await import('./athlete/workout/workout-outbox')).workoutOutbox,
    training_settings: async () => (await import('./api/training-settings.outbox')).settingsOutbox,
  },
};
