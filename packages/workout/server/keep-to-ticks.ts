import { jsonIn } from '@hub/pocketbase/hooks';
import { takeTicks } from './ticks';

/** Restricts an athlete to ticks, results and sets, which are merged into the stored list: nothing else is undone. */
export function keepToTicks(record: HubRecord, latest: HubRecord): void {
  const taken = takeTicks(jsonIn(latest, 'exercises'), jsonIn(record, 'exercises'));
  if (taken === null) {
    const sentence = 'You can change only what is done, its sets and its results here.';
    throw new BadRequestError(sentence, { exercises: new ValidationError('hub_not_yours', sentence) });
  }
  record.set('exercises', taken);
}
