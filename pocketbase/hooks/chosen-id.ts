import { clientCollections } from './collections';
import { textFrom } from './services/stored';

/**
 * A new record may bring its own id (decision 009). Reminders know a record, and settings their person, by the
 * id alone: a record with the id of something else would pass for that, or take its place.
 */
export function isIdOfAnother(app: App, collection: string, id: string, owner: string): boolean {
  const others = clientCollections.filter(
    // The only record of a person in a collection may have the id of that person.
    (name) => name !== collection && !(name === 'users' && id === owner),
  );
  const taken = others.map((name) => `EXISTS (SELECT 1 FROM ${name} WHERE id = {:id})`);
  return textFrom(app, `SELECT CAST(${taken.join(' OR ')} AS TEXT) AS text`, { id }) !== '0';
}

/** Refuses a new record with the id of another collection's record, or of another person, as any id that is taken. */
export function guardChosenId(e: RecordRequestEvent): void {
  const { app, collection, record } = e;
  if (isIdOfAnother(app, collection.name, record.id, record.getString('owner'))) {
    const taken = new ValidationError('validation_not_unique', 'Value must be unique.');
    throw new BadRequestError('Failed to create record.', { id: taken });
  }
  e.next();
}
