import { bodyOf } from './body';
import { writeAs } from './judge-again';
import { refuseFields } from './refuse';
import { randomId, randomSecret } from './reminders/secrets';
import { execute } from './services/stored';
import { sendJson } from './services/upstream';

/** What a token gives access to. */
export type Scope = 'calendar' | 'alias';

/** The most tokens of one person. */
const MOST_TOKENS = 50;
const MOST_LABEL = 200;

/** The token with this secret, if its person has access to the hub; `null` otherwise. */
export function findToken(app: App, scope: Scope, secret: string): HubRecord | null {
  const hash = $security.sha256(secret);
  const [token = null] = app.findRecordsByFilter(
    'tokens',
    'hash = {:hash} && scope = {:scope} && owner.isDeactivated = false',
    '',
    1,
    0,
    { hash, scope },
  );
  return token;
}

/** The precision of a token's last use: a calendar polls all the time, and each note is a write. */
const NOTED_MS = 60_000;

/** Notes that a token was used, to the minute. */
export function noteUse(app: App, token: HubRecord): void {
  const noted = token.getString('lastUsed');
  if (noted !== '' && Date.now() - Date.parse(noted) < NOTED_MS) return;
  execute(app, 'UPDATE tokens SET lastUsed = {:at} WHERE id = {:id}', {
    at: new Date().toISOString(),
    id: token.id,
  });
}

/** The tokens of a person for one scope, the newest first. */
export function tokensOf(app: App, owner: string, scope: Scope): HubRecord[] {
  return app.findRecordsByFilter('tokens', 'owner = {:owner} && scope = {:scope}', '-created', 0, 0, {
    ...{ owner, scope },
  });
}

interface NewToken {
  id: string;
  owner: string;
  label: string;
  scope: Scope;
  secret: string;
}

/** Stores a token; the database holds only a hash of its secret. */
export function saveToken(app: App, { id, secret, ...values }: NewToken): void {
  const token = new Record(app.findCollectionByNameOrId('tokens'));
  token.set('id', id);
  token.set('hash', $security.sha256(secret));
  token.load(values);
  app.save(token);
}

/** Creates a token with which aliases can be made, and returns its secret, which is never shown again. */
export function makeAliasToken(e: RequestEvent): void {
  const owner = e.auth?.id ?? '';
  const { label } = bodyOf(e);
  if (typeof label !== 'string' || label.trim() === '' || label.length > MOST_LABEL) {
    refuseFields({ label: 'Name the program that gets the token, such as “Bitwarden, laptop”.' });
  }
  const [id, secret] = [randomId(), randomSecret()];
  writeAs(e, (tx) => {
    if (tokensOf(tx, owner, 'alias').length >= MOST_TOKENS) {
      refuseFields({ label: `There are ${MOST_TOKENS} connections already. Revoke one that is not used.` });
    }
    saveToken(tx, { id, owner, label: label.trim(), scope: 'alias', secret });
  });
  sendJson(e, 201, { id, secret });
}
