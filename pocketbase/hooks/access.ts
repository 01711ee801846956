import { collections } from '../schema';
import { losesViewers } from './sharing';

/** An empty list would look like "nothing there yet" to someone whose session has ended: guests get 401. */
export function refuseGuests(e: RecordsListRequestEvent): void {
  if (e.auth === null) throw new UnauthorizedError('Please log in.');
  e.next();
}

/** A record belongs to the person who makes it; one made in the admin console belongs to nobody. */
export function stampOwner(e: RecordRequestEvent): void {
  if (e.auth?.collection().name === 'users') e.record.set('owner', e.auth.id);
  e.next();
}

/** The first revision; clients can't choose it. */
export function startRevision(e: RecordEvent): void {
  e.record.set('rev', 1);
  e.next();
}

/**
 * Tells everyone signed in, by a `hub/unshared` message, that they may have lost sight of a record:
 * PocketBase sends nothing to those who may not see it any more, so their lists would keep it.
 */
export function tellLostAccess(e: RecordEvent): void {
  const { name } = e.record.collection();
  const ownedBy = collections.find((collection) => collection.name === name)?.ownedBy ?? 'owner';
  const access = (record: HubRecord) => ({
    owner: record.getString(ownedBy),
    shared: ownedBy === 'owner' && record.getBool('shared'),
  });
  if (losesViewers(access(e.record.original()), access(e.record))) {
    const message = { name: 'hub/unshared', data: JSON.stringify({ collection: name, id: e.record.id }) };
    for (const client of Object.values(e.app.subscriptionsBroker().clients())) {
      if (client.get('auth') && client.hasSubscription(message.name)) {
        client.send(new SubscriptionMessage(message));
      }
    }
  }
  e.next();
}

/** What no two records may share: the field that an index is about, and the sentence on it. */
const TAKEN: { readonly [collection: string]: { field: string; sentence: string } } = {
  aliases: { field: 'email', sentence: 'That alias already exists.' },
  workouts: { field: 'date', sentence: 'This workout of the plan is on that day already.' },
};

/** Says in the person's words what is there already; the index that finds it knows only "must be unique". */
export function sayTaken(e: RecordRequestEvent): void {
  try {
    e.next();
  } catch (error) {
    const taken = TAKEN[e.collection.name];
    const { value } = error as { value?: { data?: { [field: string]: { code?: string } } } };
    if (!taken || value?.data?.[taken.field]?.code !== 'validation_not_unique') throw error;
    const { field, sentence } = taken;
    throw new BadRequestError(sentence, { [field]: new ValidationError('validation_not_unique', sentence) });
  }
}
