/**
 * A person, or a superuser, as a client of a hub.
 * @typedef {object} Client
 * @property {() => string} token returns the token of the session
 * @property {() => Promise<void>} signInAgain after the session has ended
 * @property {(path: string, body?: object, method?: string) => Promise<unknown>} ask returns the JSON of
 *   the response, `null` if it is empty; throws if the request is rejected
 * @property {(path: string) => Promise<string>} download returns a document, in base64
 */

/**
 * Signs someone in.
 * @param {string} url
 * @param {'users' | '_superusers'} collection
 * @param {string} identity
 * @param {string} password
 * @returns {Promise<Client>}
 */
export async function signIn(url, collection, identity, password) {
  let token = '';
  /** @type {Client['ask']} */
  const ask = async (path, body, method = body ? 'POST' : 'GET') => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { authorization: token, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    /** @type {unknown} */
    const json = text ? JSON.parse(text) : null;
    return json;
  };
  const signInAgain = async () => {
    token = '';
    const session = await ask(`collections/${collection}/auth-with-password`, { identity, password });
    ({ token } = /** @type {{ token: string }} */ (session));
  };
  await signInAgain();
  return {
    token: () => token,
    signInAgain,
    ask,
    async download(path) {
      const { token: key } = /** @type {{ token: string }} */ (await ask('files/token', {}));
      const answer = await fetch(`${url}/api/files/${path}?token=${key}`);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    },
  };
}
