import { collectionOf } from './collections';
import { filterOfRule } from './rule-filter';

/** What is listed of a collection. */
interface Wanted {
  collection: string;
  /** In PocketBase's language, with placeholders: `expiryDate >= {:today}`. */
  filter: string;
  values: { [name: string]: string };
  /** Such as `-expiryDate,id`; empty for any order. */
  sort: string;
  /** The most records; 0 for all of them. */
  limit: number;
}

/**
 * The records that a person of the hub may list by the collection's own rule, and that match a filter;
 * nothing for a guest. It is one query, as the API's own list is, so the fields of filter and order need an
 * index. Each record is loaded whole: set a limit wherever a request decides how often it is called. Throws
 * for a rule that {@link filterOfRule} refuses.
 */
export function listFor(app: App, person: HubRecord | null, wanted: Wanted): HubRecord[] {
  if (person === null) return [];
  const { collection, filter, values, sort, limit } = wanted;
  // Tests hold the rules of the running server against those of the schema.
  const rules = collectionOf(collection)?.rules;
  const mayList = filterOfRule(rules?.list ?? null);
  const auth = mayList.fields.map((field) => [`auth_${field}`, person.get(field)] as const);
  return app.findRecordsByFilter(collection, `(${mayList.filter}) && (${filter})`, sort, limit, 0, {
    ...values,
    ...(Object.fromEntries(auth) as { [name: string]: string | boolean }),
  });
}
