import { previewOf } from '@hub/locale';
import type { CalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';
import type { Exercise } from './exercise';

/** The maximum lengths of a result and of a title in a toast. */
const RESULT_LENGTH = 60;
const TITLE_LENGTH = 40;

/** The toast after a result was saved, or stored on the device: "Saved: Barbell Squat, 3x8 @ 60 kg". */
export function savedResult({ title, results, completed }: Exercise, waits: boolean): string {
  const what = results === '' ? (completed ? 'done' : 'not done') : previewOf(results, RESULT_LENGTH);
  return `${waits ? 'Kept on this device' : 'Saved'}: ${title || 'Exercise'}, ${what}`;
}

/** The toast after a tick before its day: "Ticked for Tue 24 Nov, not today: Barbell Squat". */
export function tickedAhead(title: string, date: CalendarDate, today: CalendarDate): string {
  return `Ticked for ${formatDay(date, today)}, not today: ${previewOf(title || 'Exercise', TITLE_LENGTH)}`;
}
