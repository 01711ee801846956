/** The paths of the tool (specification §2.20 to §2.26, §2.356, §2.390). */
export const workoutPaths = {
  activity: '/workout',
  past: '/workout?tab=past',
  /** Starts a workout of the person's own. */
  start: '/workout/start',
  workout: (id: string) => `/workout/${id}`,
  /** The figures of a workout, and the note to the coach. */
  finish: (id: string) => `/workout/${id}/finish`,
  result: (id: string, exerciseId: string) => `/workout/${id}/exercise/${exerciseId}/result`,
  /** An exercise's history; `user` is a coach's athlete, and `title` is needed if the exercise's id is a label. */
  history: (exerciseId: string, search: { user?: string; title?: string } = {}) => {
    const pairs = Object.entries(search).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const query = pairs.join('&');
    return `/exercises/${exerciseId}/history${query && `?${query}`}`;
  },
  settings: '/workout/settings',
  migration: '/workout/migration',
} as const;

/** The paths of photos and overview (specification §2.25). */
export const progressPaths = {
  overview: '/progress/overview',
  start: '/progress',
  photos: '/progress/photos',
  add: '/progress/add',
} as const;

/** The paths of the coach's area, for admins only (specification §2.27 to §2.39, §2.310, §2.311, §2.392). */
export const coachPaths = {
  start: '/workout/admin',
  people: '/workout/admin/users',
  addPerson: '/workout/admin/users/add',
  editPerson: (userId: string) => `/workout/admin/users/${userId}/edit`,
  plans: (userId: string) => `/workout/admin/users/${userId}/plans`,
  /** A person's calendar, optionally at a day. */
  calendar: (userId: string, day?: string): string =>
    `/workout/admin/users/${userId}/plans?tab=calendar${day === undefined ? '' : `&day=${day}`}`,
  /** The coaches' notes about a person. */
  notes: (userId: string) => `/workout/admin/users/${userId}/plans?tab=notes`,
  /** A new workout for a day of a person's calendar. */
  addWorkout: (userId: string, day: string) => `${coachPaths.calendar(userId, day)}&add=workout`,
  addPlan: (userId: string) => `/workout/admin/users/${userId}/plans/add`,
  editPlan: (userId: string, planId: string) => `/workout/admin/users/${userId}/plans/${planId}/edit`,
  /** The list that contains a plan: that of its athlete, or the templates for `''`. */
  plansOf: (userId: string): string => (userId === '' ? coachPaths.templates : coachPaths.plans(userId)),
  editPlanOf: (userId: string, planId: string): string =>
    userId === '' ? coachPaths.editTemplate(planId) : coachPaths.editPlan(userId, planId),
  templates: '/workout/admin/templates',
  addTemplate: '/workout/admin/templates/add',
  editTemplate: (planId: string) => `/workout/admin/templates/${planId}/edit`,
  /** Generates workouts for several athletes, optionally from a template. */
  generate: (templateId?: string): string =>
    `/workout/admin/generate${templateId === undefined ? '' : `?plan=${templateId}`}`,
  /** The activity of athletes. */
  feed: '/workout/admin/feed',
  exercises: '/workout/admin/exercises',
  addExercise: '/workout/admin/exercises/add',
  editExercise: (id: string) => `/workout/admin/exercises/${id}/edit`,
} as const;

/** The link from a page without a valid athlete. */
export const TO_PEOPLE = { label: 'Go to Users', to: coachPaths.people };
