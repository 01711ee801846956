import type { DraftKind } from '@hub/tool-kit';

/** What people type in Workout, as its drafts are named on their device. */
export const drafts: readonly DraftKind[] = [
  { names: 'result.', one: 'result' },
  { names: 'note.', one: 'note on a workout', several: 'notes on workouts' },
  { names: 'reply.', one: 'reply', several: 'replies' },
  { names: 'form.workouts.', one: 'workout' },
  { names: 'form.plans.', one: 'plan' },
  { names: 'form.exercises.', one: 'exercise' },
  { names: 'form.users.', one: 'person', several: 'people' },
  { names: 'form.coach_notes.', one: 'note' },
  { names: 'form.training_settings.', one: 'change of the settings', several: 'changes of the settings' },
];
