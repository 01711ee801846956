import { Agent, request } from 'node:http';

/** One connection for each request that waits, kept for the next one, as browsers do. */
const agent = new Agent({ keepAlive: true });

/** Who waits for longer has left. */
const PATIENCE_MS = 30_000;

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} text
 */

/**
 * Asks the hub on the loopback address, with JSON both ways. Throws when no answer comes.
 * @param {string} url
 * @param {{ token?: string, method?: string, body?: object }} [options]
 * @returns {Promise<Answer>}
 */
export function ask(url, { token = '', method = 'GET', body } = {}) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asking = request(url, { agent, method, headers, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  });
}

/**
 * The same for what has to succeed.
 * @param {string} url
 * @param {Parameters<typeof ask>[1]} [options]
 * @returns {Promise<unknown>} the JSON of the answer
 */
export async function demand(url, options) {
  const { status, text } = await ask(url, options);
  if (status >= 300) throw new Error(`${url}: ${status} ${text}`);
  /** @type {unknown} */
  const json = text === '' ? null : JSON.parse(text);
  return json;
}

/**
 * Opens a live stream of a collection, as an open page does.
 * @param {string} url
 * @param {string} token
 * @param {string} collection
 * @returns {Promise<{ events: number, close: () => void }>} `events` counts what has come
 */
export function openStream(url, token, collection) {
  return new Promise((resolve, reject) => {
    const asking = request(`${url}/api/realtime`, { agent: false }, (answer) => {
      const stream = { events: 0, close: () => void asking.destroy() };
      answer.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        stream.events += chunk.split('\nevent:').length - 1;
        const clientId = /"clientId":"([^"]+)"/.exec(chunk)?.[1];
        if (!clientId) return;
        const body = { clientId, subscriptions: [`${collection}/*`, 'hub/unshared'] };
        demand(`${url}/api/realtime`, { token, method: 'POST', body }).then(() => resolve(stream), reject);
      });
      // It ends with the hub, or by our own hand.
      answer.on('error', () => {});
    });
    asking.on('error', reject);
    asking.end();
  });
}
