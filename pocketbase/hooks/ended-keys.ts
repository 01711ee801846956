import { base64Url } from './base64-url';
import { hubValue, setHubValue } from './hub-value';
import { arrayFrom, execute, keepLatest } from './services/stored';

/**
 * How many old keys are stored per person: few, because only "Sign out everywhere" replaces them, and devices soon
 * ask.
 */
const MOST_KEYS = 20;

/** The name of the stored earlier secrets, a JSON list, newest first. */
const FORMER_SECRETS = 'sessions.former-secrets';
const MOST_SECRETS = 5;

/** Stores the key that signed a person's tokens until they signed out everywhere. */
export function rememberEndedKey(app: App, person: string, key: string): void {
  execute(app, 'INSERT INTO _ended_keys (person, key) VALUES ({:person}, {:key})', { person, key });
  keepLatest(app, '_ended_keys', 'person', person, MOST_KEYS);
}

function endedKeys(app: App, person: string): string[] {
  const sql = 'SELECT json_group_array(key) AS text FROM _ended_keys WHERE person = {:person}';
  return arrayFrom<string>(app, sql, { person });
}

function formerSecrets(app: App): string[] {
  return JSON.parse(hubValue(app, FORMER_SECRETS) || '[]') as string[];
}

/** Stores a replaced secret, so that a device whose sign-out came before its replacement still learns of it. */
export function rememberSecret(app: App, secret: string): void {
  const secrets = [secret, ...formerSecrets(app)].slice(0, MOST_SECRETS);
  setHubValue(app, FORMER_SECRETS, JSON.stringify(secrets));
}

/** The person that a token names, not verified; `null` if it is no token of a person. */
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
  const secrets = [secret, ...formerSecrets(app)];
  const signatureBy = (key: string) => base64Url($security.hs256(`${header}.${payload}`, key));
  return endedKeys(app, person).some((key) =>
    secrets.some((one) => $security.equal(signatureBy(key + one), signature)),
  );
}
