import { base64Url } from './base64-url';
import { execute, textFrom } from './services/stored';

/**
 * The number of old keys that are stored for each person: people renew them by hand, and a device asks at its
 * next use.
 */
const MOST_KEYS = 20;

/** Stores a key that signed a person's tokens until they signed out everywhere. */
export function rememberEndedKey(app: App, person: string, key: string): void {
  execute(app, 'INSERT INTO _ended_keys (person, key) VALUES ({:person}, {:key})', { person, key });
  execute(
    app,
    `DELETE FROM _ended_keys WHERE person = {:person} AND rowid NOT IN
       (SELECT rowid FROM _ended_keys WHERE person = {:person} ORDER BY rowid DESC LIMIT ${MOST_KEYS})`,
    { person },
  );
}

function endedKeys(app: App, person: string): string[] {
  const keys = textFrom(
    app,
    'SELECT json_group_array(key) AS text FROM _ended_keys WHERE person = {:person}',
    {
      person,
    },
  );
  return JSON.parse(keys) as string[];
}

/** The person named in a token, which is not verified; `null` if it is not a person's token. */
function personOf(token: string): string | null {
  try {
    const { id, type } = $security.parseUnverifiedJWT(token);
    return typeof id === 'string' && type === 'auth' ? id : null;
  } catch {
    return null;
  }
}

/**
 * Whether a token was valid until its person signed out everywhere, however old it is now. PocketBase signs a
 * token with the person's key and the collection's secret (RFC 7515, HS256).
 */
export function wasEndedEverywhere(app: App, token: string): boolean {
  const person = personOf(token);
  if (person === null) return false;
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { secret } = app.findCollectionByNameOrId('users').authToken;
  return endedKeys(app, person).some((key) =>
    $security.equal(base64Url($security.hs256(`${header}.${payload}`, key + secret)), signature),
  );
}
