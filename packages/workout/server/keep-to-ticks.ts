import { takeTicks } from './ticks';

const listOf = (from: HubRecord) => JSON.parse(from.getString('exercises') || 'null') as unknown;

/**
 * Holds an athlete to ticks, results and sets. What is stored is the kept list with these put into it, so that nothing
 * of another's change is lost by a list that was read before.
 */
export function keepToTicks(record: HubRecord, latest: HubRecord): void {
  const taken = takeTicks(listOf(latest), listOf(record));
  if (taken === null) {
    const sentence = 'You can change only what is done, its sets and its results here.';
    throw new BadRequestError(sentence, { exercises: new ValidationError('hub_not_yours', sentence) });
  }
  record.set('exercises', taken);
}
