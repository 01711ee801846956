import type { Exercise } from './exercise';
import { previewOf } from './preview';

/** The longest result that is said when it is saved. */
const RESULT_LENGTH = 60;

/** What is said of a result that was saved, or that waits on the device: "Saved: Barbell Squat, 3x8 @ 60 kg". */
export function savedResult({ title, results, completed }: Exercise, waits: boolean): string {
  const what = results === '' ? (completed ? 'done' : 'not done') : previewOf(results, RESULT_LENGTH);
  return `${waits ? 'Kept on this device' : 'Saved'}: ${title || 'Exercise'}, ${what}`;
}
