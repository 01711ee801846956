/** The numbers of workouts in a period: all of them, the done and the missed ones. */
export interface DoneCount {
  total: number;
  done: number;
  missed: number;
}

/** The workouts of a period in words, as "2 of 4 done, 2 missed"; `span` follows the first part. */
export function doneInWords({ total, done, missed }: DoneCount, span = ''): string {
  return `${done} of ${total} done${span}${missed > 0 ? `, ${missed} missed` : ''}`;
}

/**
 * The tone of a period: `ok` if all workouts are done, `danger` if all were missed, `warning` if some were, `muted`
 * otherwise.
 */
export function toneOf({ total, done, missed }: DoneCount): 'ok' | 'warning' | 'danger' | 'muted' {
  if (done === total) return 'ok';
  if (missed === total) return 'danger';
  return missed > 0 ? 'warning' : 'muted';
}
