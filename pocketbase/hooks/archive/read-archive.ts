import type { Field } from '../../schema-types';
import { schemaVersion } from '../schema-version';
import { textFrom } from '../services/stored';
import { sendJson } from '../services/upstream';
import { archived, archivedCollection, type Archived, archivedFields, fileFields, leftOut } from './archived';

/** The most records of one response; it also ends with the record that exceeds this number of characters. */
const PAGE_ROWS = 200;
const PAGE_LENGTH = 2_000_000;

interface Amount {
  count: number;
  /** The keys of its files in the storage. */
  files: string[];
}

/** How many records a person has in a collection, and the names of their files. */
function amountOf(app: App, owner: string, collection: Archived): Amount {
  const { name, ownedBy } = collection;
  const folder = `'${app.findCollectionByNameOrId(name).id}/' || id || '/'`;
  const files = fileFields(collection).map(
    (field) =>
      `SELECT ${folder} || ${field} AS path FROM ${name} WHERE ${ownedBy} = {:owner} AND ${field} != ''`,
  );
  const paths =
    files.length === 0 ? `'[]'` : `(SELECT json_group_array(path) FROM (${files.join(' UNION ALL ')}))`;
  const text = textFrom(
    app,
    `SELECT json_object('count', count(*), 'files', json(${paths})) AS text FROM ${name} WHERE ${ownedBy} = {:owner}`,
    { owner },
  );
  return JSON.parse(text) as Amount;
}

/** The total bytes of these files; a missing one counts as 0. */
function bytesOf(app: App, paths: readonly string[]): number {
  const store = app.newFilesystem();
  try {
    return paths.reduce((sum, path) => sum + sizeOf(store, path), 0);
  } finally {
    store.close();
  }
}

function sizeOf(store: StoredFiles, path: string): number {
  try {
    return store.attributes(path).size;
  } catch {
    return 0;
  }
}

/** Responds with the contents of a person's archive: the collections with their counts, and what is left out. */
export function serveOverview(e: RequestEvent): void {
  const owner = e.auth?.id ?? '';
  const collections = archived.map((collection) => {
    const { count, files } = amountOf(e.app, owner, collection);
    return {
      name: collection.name,
      ...(collection.called && { called: collection.called }),
      count,
      fileFields: fileFields(collection),
      files: files.length,
      bytes: bytesOf(e.app, files),
    };
  });
  sendJson(e, 200, { schema: schemaVersion(e.app), collections, leftOut });
}

/** The SQL for a field's JSON value. */
function jsonOf({ name, type }: Field): string {
  if (type === 'bool') return `json(iif(${name}, 'true', 'false'))`;
  if (type === 'number') return `coalesce(${name}, 0)`;
  return type === 'json' ? `json(coalesce(nullif(${name}, ''), 'null'))` : `coalesce(${name}, '')`;
}

/**
 * Responds with a person's records in a collection after a given id, ordered by id; an empty list is the end. SQLite
 * writes the JSON, so that the same records always give the same text.
 */
export function serveRecords(e: RequestEvent): void {
  const collection = archivedCollection(e.request.pathValue('collection'));
  const { name, ownedBy } = collection;
  const fields = archivedFields(collection).map((field) => `'${field.name}', ${jsonOf(field)}`);
  const records = textFrom(
    e.app,
    `SELECT json_group_array(json(line)) AS text FROM (
       SELECT line FROM (
         SELECT line, sum(length(line)) OVER (ORDER BY id) - length(line) AS before FROM (
           SELECT id, json_object('id', id, ${fields.join(', ')}) AS line FROM ${name}
           WHERE ${ownedBy} = {:owner} AND id > {:after} ORDER BY id LIMIT ${PAGE_ROWS}
         )
       ) WHERE before < ${PAGE_LENGTH}
     )`,
    { owner: e.auth?.id ?? '', after: e.request.url.query().get('after') },
  );
  e.response.header().set('Content-Type', 'application/json');
  e.string(200, `{"records":${records}}`);
}
