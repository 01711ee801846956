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
 * Tells everyone who listens to `hub/unshared` that they may have lost sight of a record: PocketBase sends nothing to
 * those who may not see it any more, so their lists would keep it. It is told by the change of a record that all may
 * see, for PocketBase waits for nobody who hears of one; to write to each stream from here would wait for a reader who
 * takes nothing more.
 */
export function tellLostAccess(e: RecordEvent): void {
  const { name } = e.record.collection();
  const ownedBy = collections.find((collection) => collection.name === name)?.ownedBy ?? 'owner';
  const access = (record: HubRecord) => ({
    owner: record.getString(ownedBy),
    shared: ownedBy === 'owner' && record.getBool('shared'),
  });
  if (losesViewers(access(e.record.original()), access(e.record))) touchUnshared(e.app);
  e.next();
}

/** The record is saved already, and stays so even if the event can't be sent. */
function touchUnshared(app: App): void {
  try {
    app.save(app.findRecordById('hub', 'unshared'));
  } catch (error) {
    app.logger().error('Nobody was told that something is not shared any more.', 'cause', String(error));
  }
}

/** Words the error of a unique index: PocketBase says only "must be unique". */
export function sayTaken(e: RecordRequestEvent): void {
  try {
    e.next();
  } catch (error) {
    const taken = collections.find(({ name }) => name === e.collection.name)?.taken;
    const { value } = error as { value?: { data?: { [field: string]: { code?: string } } } };
    if (!taken || value?.data?.[taken.field]?.code !== 'validation_not_unique') throw error;
    const { field, sentence } = taken;
    throw new BadRequestError(sentence, { [field]: new ValidationError('validation_not_unique', sentence) });
  }
}
