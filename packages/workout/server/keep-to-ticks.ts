import { takeTicks } from './ticks';

const listOf = (from: HubRecord) => JSON.parse(from.getString('exercises') || 'null') as unknown;

/**
 * Restricts an athlete to ticks, results and sets. They are merged into the stored list, so that a list that
 * was read earlier can't undo another person's changes.
 */
export function keepToTicks(record: HubRecord, latest: HubRecord): void {
  const taken = takeTicks(listOf(latest), listOf(record));
  if (taken === null) {
    const sentence = 'You can change only what is done, its sets and its results here.';
    throw new BadRequestError(sentence, { exercises: new ValidationError('hub_not_yours', sentence) });
  }
  record.set('exercises', taken);
}
