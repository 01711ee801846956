import { Agent, request } from 'node:http';

/** One connection for each concurrent request, reused for later ones, as in browsers. */
const agent = new Agent({ keepAlive: true });

/** A person who waits longer than this has left. */
const PATIENCE_MS = 30_000;

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} text
 */

/**
 * Sends a request with JSON to the hub on the loopback address. Throws if there is no response.
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
 * The same for a request that must succeed.
 * @param {string} url
 * @param {Parameters<typeof ask>[1]} [options]
 * @returns {Promise<unknown>} the JSON of the response
 */
export async function demand(url, options) {
  const { status, text } = await ask(url, options);
  if (status >= 300) throw new Error(`${url}: ${status} ${text}`);
  /** @type {unknown} */
  const json = text === '' ? null : JSON.parse(text);
  return json;
}

/**
 * Opens a realtime connection for a collection, as an open page does.
 * @param {string} url
 * @param {string} token
 * @param {string} collection
 * @returns {Promise<{ events: number, close: () => void }>} `events` counts the received events
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
      // The connection ends when the hub stops, or when this code closes it.
      answer.on('error', () => {});
    });
    asking.on('error', reject);
    asking.end();
  });
}
