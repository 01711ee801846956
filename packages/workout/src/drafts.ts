import type { DraftKind } from '@hub/tool-kit';

/** The kinds of drafts in Workout, by the prefixes of their storage names. */
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
