import { clientCollections } from './collections';
import { textFrom } from './services/stored';

/**
 * The client may choose a new record's id (decision 009). Reminders refer to a record, and settings to a person, by id
 * alone: a record with the id of something else would be taken for it, or replace it.
 */
export function isIdOfAnother(app: App, collection: string, id: string, owner: string): boolean {
  const others = clientCollections.filter(
    // A collection with one record per person uses the person's id.
    (name) => name !== collection && !(name === 'users' && id === owner),
  );
  const taken = others.map((name) => `EXISTS (SELECT 1 FROM ${name} WHERE id = {:id})`);
  return textFrom(app, `SELECT CAST(${taken.join(' OR ')} AS TEXT) AS text`, { id }) !== '0';
}

/** Refuses a new record whose id belongs to another collection's record or another person, like any id that is taken. */
export function guardChosenId(e: RecordRequestEvent): void {
  const { app, collection, record } = e;
  if (isIdOfAnother(app, collection.name, record.id, record.getString('owner'))) {
    const taken = new ValidationError('validation_not_unique', 'Value must be unique.');
    throw new BadRequestError('Failed to create record.', { id: taken });
  }
  e.next();
}
