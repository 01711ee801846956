import { bodyOf } from './body';
import { collectionOf } from './collections';
import { inTurn, judgeAgain } from './judge-again';
import { changeGuards } from './all-server-parts';
import { isStale, untouched } from './revision';

/** The fields that may be taken from the latest record; not the e-mail: setting it ends all sessions. */
function plainFields(collection: string): string[] {
  const fields = collectionOf(collection)?.fields ?? [];
  return fields.filter(({ type }) => !['file', 'autodate', 'email'].includes(type)).map(({ name }) => name);
}

/**
 * Saves one request at a time, so that no change is lost: two people who change different fields both keep
 * theirs (PocketBase alone would write back all that it had read before), and a request with an outdated
 * `rev` is refused with 409. The response contains the other's change too.
 */
export function saveInTurn(e: RecordRequestEvent): void {
  const sent = bodyOf(e);
  inTurn(e, (tx) => {
    const latest = tx.findRecordById(e.collection.name, e.record.id);
    judgeAgain(tx, e, latest, e.collection.updateRule);
    const revision = latest.getInt('rev');
    if (isStale(sent['rev'], revision)) {
      const sentence = 'Someone else changed this after you opened it.';
      throw new ApiError(409, sentence, { rev: new ValidationError('hub_stale', sentence) });
    }
    for (const field of untouched(plainFields(e.collection.name), sent))
      e.record.set(field, latest.get(field));
    changeGuards[e.collection.name]?.(e, latest);
    e.record.set('rev', revision + 1);
    e.record.ignoreUnchangedFields(true);
  });
}
