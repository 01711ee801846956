import { ownersAccounts } from '../owner-password';
import type { TrialServer } from './trial-server';

/** PocketBase's largest page. */
const PAGE = 500;
/** How long the hub may take to respond, in seconds. */
const TIMEOUT_S = 60;
/** How many missing documents are listed. */
const MOST_NAMED = 5;

/** The content of a hub that was proved to be complete. */
export interface Proof {
  /** The number of records in each collection. */
  records: { name: string; count: number }[];
  /** The number of documents. */
  documents: number;
  /** The owner, who could sign in. */
  owner: string;
}

interface Collection {
  name: string;
  system: boolean;
  fields: { name: string; type: string }[];
}

type FoundRecord = Readonly<{ id: string } & { [field: string]: unknown }>;

/** Why a restored hub is incomplete, as a sentence. */
export class NotWhole extends Error {}

function ask(url: string, token: string, method: 'GET' | 'POST' = 'GET') {
  return $http.send({ url, method, headers: { authorization: token }, timeout: TIMEOUT_S });
}

function askForJson(url: string, token: string, method?: 'POST'): unknown {
  const { statusCode, json } = ask(url, token, method);
  if (statusCode === 200 && json !== null) return json;
  const path = url.replace(/^https?:\/\/[^/]+|\?.*$/g, '');
  throw new NotWhole(`${path} answers ${statusCode}.`);
}

/** All entries of a list, page by page. */
function list(url: string, token: string): unknown[] {
  const all: unknown[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = askForJson(`${url}?perPage=${PAGE}&page=${page}`, token);
    const { items, totalPages } = answer as { items: unknown[]; totalPages: number };
    all.push(...items);
    pages = totalPages;
  }
  return all;
}

function refresh(url: string, collection: string, token: string): string {
  const answer = askForJson(`${url}/api/collections/${collection}/auth-refresh`, token, 'POST');
  return (answer as { record: { email: string } }).record.email;
}

/** Whether a document can be opened and is not empty. */
function opens(url: string, path: string, token: string): boolean {
  const { token: key } = askForJson(`${url}/api/files/token`, token, 'POST') as { token: string };
  const { statusCode, body } = ask(`${url}/api/files/${path}?token=${key}`, token);
  return statusCode === 200 && body.length > 0;
}

function documentsOf({ name, fields }: Collection, record: FoundRecord): string[] {
  return fields
    .filter(({ type }) => type === 'file')
    .flatMap((field) => [record[field.name]].flat())
    .filter((file) => typeof file === 'string' && file !== '')
    .map((file) => `${name}/${record.id}/${String(file)}`);
}

/**
 * Proves that a running hub is complete: signs in the owner to the hub and the console, reads every record,
 * opens every document. Throws {@link NotWhole} with what is missing.
 */
export function proveHub({ url }: TrialServer): Proof {
  const accounts = ownersAccounts($app);
  if (accounts === null) throw new NotWhole('Nobody owns it.');
  const token = accounts._superusers.newAuthToken();
  refresh(url, '_superusers', token);
  const owner = refresh(url, 'users', accounts.users.newAuthToken());
  const proof: Proof = { records: [], documents: 0, owner };
  const missing: string[] = [];
  for (const collection of list(`${url}/api/collections`, token) as Collection[]) {
    if (collection.system) continue;
    const records = list(`${url}/api/collections/${collection.name}/records`, token) as FoundRecord[];
    proof.records.push({ name: collection.name, count: records.length });
    for (const path of records.flatMap((record) => documentsOf(collection, record))) {
      if (opens(url, path, token)) proof.documents += 1;
      else missing.push(path);
    }
  }
  if (missing.length > 0) throw new NotWhole(sayMissing(missing));
  return proof;
}

function sayMissing(missing: readonly string[]): string {
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const others = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} others` : '';
  return `${missing.length} of its documents can't be opened: ${named}${others}.`;
}
