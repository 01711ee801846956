export type CollectionName = 'users' | 'workouts' | 'exercises' | 'plans' | 'aliases' | 'expiry' | 'loyalty';
