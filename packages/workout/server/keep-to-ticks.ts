import { isAdmin } from '@hub/pocketbase/hooks';
import { takeTicks } from './ticks';

/**
 * Holds an athlete to ticks and results. What is stored is the kept list with these put into it, so that nothing
 * of another's change is lost by a list that was read before.
 */
export function keepToTicks({ auth, record }: RecordRequestEvent, latest: HubRecord): void {
  if (auth === null || isAdmin(auth)) return;
  const listOf = (from: HubRecord) => JSON.parse(from.getString('exercises') || 'null') as unknown;
  const taken = takeTicks(listOf(latest), listOf(record));
  if (taken === null) {
    const sentence = 'You can change only what is done and its results here.';
    throw new BadRequestError(sentence, { exercises: new ValidationError('hub_not_yours', sentence) });
  }
  record.set('exercises', taken);
}
