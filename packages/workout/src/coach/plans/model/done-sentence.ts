import { counted } from '@hub/locale';
import type { Done, Undone } from '../../../api/generation';

/** The sentence about created and changed workouts: "15 workouts created", "1 workout created, 2 workouts updated". */
export function doneSentence({ created, updated = 0, removed = 0 }: Omit<Done, 'batch'>): string {
  const parts = [
    { count: created, what: 'created' },
    { count: updated, what: 'updated' },
    { count: removed, what: 'removed' },
  ].filter(({ count }) => count > 0);
  return parts.map(({ count, what }) => `${counted(count, 'workout')} ${what}`).join(', ');
}

/** The sentence about what an undo has removed, restored and kept. */
export function undoneSentence({ removed, restored, kept }: Undone): string {
  const parts = [
    ...(removed > 0 || restored === 0 ? [`${counted(removed, 'workout')} removed`] : []),
    ...(restored > 0 ? [`${counted(restored, 'workout')} restored`] : []),
  ];
  const sentence = parts.join(', ');
  return kept === 0 ? sentence : `${sentence}. ${String(kept)} kept, because they were touched`;
}
