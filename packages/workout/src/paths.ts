/** The addresses of the tool (specification §2). */
export const workoutPaths = {
  activity: '/workout',
  past: '/workout?tab=past',
  workout: (id: string) => `/workout/${id}`,
  result: (id: string, exerciseId: string) => `/workout/${id}/exercise/${exerciseId}/result`,
  /** One's own history of an exercise, or that of a coach's athlete (`user`); `title` is the exercise's, where its id is a label. */
  history: (exerciseId: string, search: { user?: string; title?: string } = {}) => {
    const query = new URLSearchParams(search).toString();
    return `/exercises/${exerciseId}/history${query && `?${query}`}`;
  },
  migration: '/workout/migration',
} as const;

/** The addresses of photos and overview (specification §2). */
export const progressPaths = {
  overview: '/progress/overview',
  start: '/progress',
  photos: '/progress/photos',
  add: '/progress/add',
} as const;

/** The addresses of the coach's part, for admins only (specification §2). */
export const coachPaths = {
  start: '/workout/admin',
  people: '/workout/admin/users',
  addPerson: '/workout/admin/users/add',
  plans: (userId: string) => `/workout/admin/users/${userId}/plans`,
  /** A person's calendar, at a day where one is given. */
  calendar: (userId: string, day?: string): string =>
    `/workout/admin/users/${userId}/plans?tab=calendar${day === undefined ? '' : `&day=${day}`}`,
  /** A new workout for a day of a person's calendar. */
  addWorkout: (userId: string, day: string) => `${coachPaths.calendar(userId, day)}&add=workout`,
  addPlan: (userId: string) => `/workout/admin/users/${userId}/plans/add`,
  editPlan: (userId: string, planId: string) => `/workout/admin/users/${userId}/plans/${planId}/edit`,
  exercises: '/workout/admin/exercises',
  addExercise: '/workout/admin/exercises/add',
  editExercise: (id: string) => `/workout/admin/exercises/${id}/edit`,
} as const;

/** Where a coach goes on from an address that names nobody. */
export const TO_PEOPLE = { label: 'Go to Users', to: coachPaths.people };
