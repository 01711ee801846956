/** The addresses of the tool (specification §2). */
export const workoutPaths = {
  activity: '/workout',
  past: '/workout?tab=past',
  /** Begins a workout of one's own. */
  start: '/workout/start',
  workout: (id: string) => `/workout/${id}`,
  /** How a workout went, and the note to the coach. */
  finish: (id: string) => `/workout/${id}/finish`,
  result: (id: string, exerciseId: string) => `/workout/${id}/exercise/${exerciseId}/result`,
  /** One's own history of an exercise, or that of a coach's athlete (`user`); `title` is the exercise's, where its id is a label. */
  history: (exerciseId: string, search: { user?: string; title?: string } = {}) => {
    const pairs = Object.entries(search).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const query = pairs.join('&');
    return `/exercises/${exerciseId}/history${query && `?${query}`}`;
  },
  settings: '/workout/settings',
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
  editPerson: (userId: string) => `/workout/admin/users/${userId}/edit`,
  plans: (userId: string) => `/workout/admin/users/${userId}/plans`,
  /** A person's calendar, at a day where one is given. */
  calendar: (userId: string, day?: string): string =>
    `/workout/admin/users/${userId}/plans?tab=calendar${day === undefined ? '' : `&day=${day}`}`,
  /** The coaches' notes on a person. */
  notes: (userId: string) => `/workout/admin/users/${userId}/plans?tab=notes`,
  /** A new workout for a day of a person's calendar. */
  addWorkout: (userId: string, day: string) => `${coachPaths.calendar(userId, day)}&add=workout`,
  addPlan: (userId: string) => `/workout/admin/users/${userId}/plans/add`,
  editPlan: (userId: string, planId: string) => `/workout/admin/users/${userId}/plans/${planId}/edit`,
  /** The list that a plan stands in: its athlete's, or the templates where it is nobody's (`''`). */
  plansOf: (userId: string): string => (userId === '' ? coachPaths.templates : coachPaths.plans(userId)),
  editPlanOf: (userId: string, planId: string): string =>
    userId === '' ? coachPaths.editTemplate(planId) : coachPaths.editPlan(userId, planId),
  templates: '/workout/admin/templates',
  addTemplate: '/workout/admin/templates/add',
  editTemplate: (planId: string) => `/workout/admin/templates/${planId}/edit`,
  /** Workouts for several athletes, from a template where one is given. */
  generate: (templateId?: string): string =>
    `/workout/admin/generate${templateId === undefined ? '' : `?plan=${templateId}`}`,
  /** What athletes did. */
  feed: '/workout/admin/feed',
  exercises: '/workout/admin/exercises',
  addExercise: '/workout/admin/exercises/add',
  editExercise: (id: string) => `/workout/admin/exercises/${id}/edit`,
} as const;

/** Where a coach goes on from an address that names nobody. */
export const TO_PEOPLE = { label: 'Go to Users', to: coachPaths.people };
