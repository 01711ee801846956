import { Failure } from './failure.mjs';
import { run } from './processes.mjs';
import { folders } from './server.mjs';

/** As many records as PocketBase gives at once. */
const PAGE = 500;

/**
 * @typedef {object} Proof
 * @property {{ name: string, count: number }[]} records how many each collection gave
 * @property {number} documents how many were opened
 * @property {string} owner who got in
 */

/**
 * @typedef {{ name: string, system: boolean, fields: { name: string, type: string }[] }} Collection
 * @typedef {{ id: string, [field: string]: unknown }} HubRecord
 */

/**
 * Proves that a hub which is being served is whole: lets the owner into the hub and the console, reads every
 * record, opens every document.
 * @param {import('./server.mjs').Hub} hub
 * @returns {Promise<Proof>}
 * @throws {Failure} at the first thing that is missing
 */
export async function proveHub(hub) {
  const { users, _superusers: token } = await openSessions(hub);
  const { url } = hub.settings;
  await refresh(url, '_superusers', token);
  const owner = await refresh(url, 'users', users);

  /** @type {Proof} */
  const proof = { records: [], documents: 0, owner };
  for (const collection of await list(url, '/api/collections', token)) {
    const { name, system, fields } = /** @type {Collection} */ (collection);
    if (system) continue;
    const records = await list(url, `/api/collections/${name}/records`, token);
    proof.records.push({ name, count: records.length });
    for (const field of fields.filter(({ type }) => type === 'file')) {
      for (const record of /** @type {HubRecord[]} */ (records)) {
        for (const file of [record[field.name]].flat().filter(Boolean)) {
          await openDocument(url, `${name}/${record.id}/${String(file)}`, token);
          proof.documents += 1;
        }
      }
    }
  }
  return proof;
}

/**
 * @param {import('./server.mjs').Hub} hub
 * @returns {Promise<{ users: string, _superusers: string }>} tokens of the owner
 */
async function openSessions(hub) {
  const { code, text } = await run(hub.program, ['hub-session', ...folders(hub)], { output: 'capture' });
  if (code !== 0) throw new Failure(`${text}\nThe owner of the restored hub can't sign in: see above.`);
  /** @type {unknown} */
  const sessions = JSON.parse(/^\{.*\}$/m.exec(text)?.[0] ?? '');
  return /** @type {{ users: string, _superusers: string }} */ (sessions);
}

/**
 * @param {string} url
 * @param {string} collection
 * @param {string} token
 * @returns {Promise<string>} who got in
 */
async function refresh(url, collection, token) {
  const answer = await ask(`${url}/api/collections/${collection}/auth-refresh`, token, 'POST');
  const { record } = /** @type {{ record: { email: string } }} */ (await answer.json());
  return record.email;
}

/**
 * All entries of a list, page by page.
 * @param {string} url
 * @param {string} path
 * @param {string} token
 * @returns {Promise<unknown[]>}
 */
async function list(url, path, token) {
  const all = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask(`${url}${path}?perPage=${PAGE}&page=${page}`, token);
    const { items, totalPages } = /** @type {{ items: unknown[], totalPages: number }} */ (
      await answer.json()
    );
    all.push(...items);
    pages = totalPages;
  }
  return all;
}

/**
 * @param {string} url
 * @param {string} path
 * @param {string} token
 */
async function openDocument(url, path, token) {
  const answer = await ask(`${url}/api/files/token`, token, 'POST');
  const { token: key } = /** @type {{ token: string }} */ (await answer.json());
  const document = await ask(`${url}/api/files/${path}?token=${key}`, token);
  const { byteLength } = await document.arrayBuffer();
  if (byteLength === 0) throw new Failure(`The restored hub is not whole: the document ${path} is empty.`);
}

/**
 * @param {string} address
 * @param {string} token
 * @param {'GET' | 'POST'} [method]
 */
async function ask(address, token, method = 'GET') {
  const answer = await fetch(address, { method, headers: { authorization: token } });
  if (answer.ok) return answer;
  const { pathname } = new URL(address);
  throw new Failure(
    `The restored hub is not whole: ${pathname} answers ${answer.status}. Try an older backup.`,
  );
}
