import { collectionOf } from './collections';
import { losesViewers } from './sharing';

/** Answers guests with 401: after the end of a session, an empty list would look like "nothing there yet". */
export function refuseGuests(e: RecordsListRequestEvent): void {
  if (e.auth === null) throw new UnauthorizedError('Please log in.');
  e.next();
}

/** Makes the person who creates a record its owner; a record from the admin console has none. */
export function stampOwner(e: RecordRequestEvent): void {
  if (e.auth?.collection().name === 'users') e.record.set('owner', e.auth.id);
  e.next();
}

/** Sets the first revision; clients can't choose it. */
export function startRevision(e: RecordEvent): void {
  e.record.set('rev', 1);
  e.next();
}

/**
 * Notifies everyone who listens to `hub/unshared` that they may have lost access to a record: PocketBase
 * sends them no event, so their lists would keep it. It does so by changing a record that everyone can see,
 * because PocketBase sends such events without waiting; writing to each stream from here would block on a
 * slow reader.
 */
export function notifyLostAccess(e: RecordEvent): void {
  const { name } = e.record.collection();
  const ownedBy = collectionOf(name)?.ownedBy ?? 'owner';
  const access = (record: HubRecord) => ({
    owner: record.getString(ownedBy),
    shared: ownedBy === 'owner' && record.getBool('shared'),
  });
  if (losesViewers(access(e.record.original()), access(e.record))) touchUnshared(e.app);
  e.next();
}

/** The record is saved already, and stays saved even if the event can't be sent. */
function touchUnshared(app: App): void {
  try {
    app.save(app.findRecordById('hub', 'unshared'));
  } catch (error) {
    app.logger().error('Nobody was told that something is not shared any more.', 'cause', String(error));
  }
}

/** Replaces the error of a unique index: PocketBase says only "must be unique". */
export function sayTaken(e: RecordRequestEvent): void {
  try {
    e.next();
  } catch (error) {
    const taken = collectionOf(e.collection.name)?.taken;
    const { value } = error as { value?: { data?: { [field: string]: { code?: string } } } };
    if (!taken || value?.data?.[taken.field]?.code !== 'validation_not_unique') throw error;
    const { field, sentence } = taken;
    throw new BadRequestError(sentence, { [field]: new ValidationError('validation_not_unique', sentence) });
  }
}
