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

/** How good a period was: all done, some missed, or all missed; `muted` while nothing is missed but not all done. */
export function toneOf({ total, done, missed }: DoneCount): 'ok' | 'warning' | 'danger' | 'muted' {
  if (done === total) return 'ok';
  if (missed === total) return 'danger';
  return missed > 0 ? 'warning' : 'muted';
}
