import type { HubAddress } from './address';
import { readListAddress } from '../releases/address';
import { wrongOrigin } from '../reminders/origins';
import { readQuota } from '../quota/limits';
import { endWith } from './end';

const PROXY_HEADERS: { readonly [setting: string]: readonly string[] } = {
  '0': [],
  '1': ['X-Forwarded-For'],
};

/** A shorter metrics token can be guessed. */
const LEAST_TOKEN = 16;

/** Exits if the metrics token can be guessed. */
function requireSecretToken(): void {
  const { length } = $os.getenv('HUB_METRICS_TOKEN');
  if (length === 0 || length >= LEAST_TOKEN) return;
  endWith(
    `HUB_METRICS_TOKEN has ${length} characters: use ${LEAST_TOKEN} or more, such as from "openssl rand -hex 20".`,
  );
}

/** Exits if the address of the list of releases is invalid. */
function requireListAddress(): void {
  const address = readListAddress($os.getenv('HUB_RELEASES'));
  if (typeof address === 'string') endWith(address);
}

/** Exits if a variable with a list of origins contains anything else, which would allow nothing. */
function requireOrigins(variable: string): void {
  const wrong = wrongOrigin(variable);
  if (wrong !== undefined)
    endWith(
      `${variable} names ${wrong}: write whole origins, such as http://gotify.lan:8080, without a path.`,
    );
}

/** Exits if a variable for the quota is not a number. */
function requireQuota(): void {
  const quota = readQuota((variable) => $os.getenv(variable));
  if (typeof quota === 'string') endWith(quota);
}

/**
 * Stores settings of the environment in PocketBase's settings, where the admin console shows them: whether a
 * proxy sends the visitor's address (HUB_PROXY), and where links in messages lead (HUB_DOMAIN). Other
 * settings stay.
 */
export function applyEnvironment({ domain, url }: HubAddress): void {
  requireSecretToken();
  requireListAddress();
  requireQuota();
  requireOrigins('HUB_MESSAGE_ORIGINS');
  requireOrigins('HUB_PUSH_ORIGINS');
  const settings = $app.settings();
  const proxy = $os.getenv('HUB_PROXY');
  const headers = PROXY_HEADERS[proxy];
  if (headers === undefined && proxy !== '') {
    endWith(`HUB_PROXY is ${proxy}: write 1 if everybody connects through a proxy, and 0 if nobody does.`);
  }
  if (headers !== undefined) settings.trustedProxy = { headers: [...headers], useLeftmostIP: false };
  if (domain !== '') settings.meta.appURL = url;
  if (headers !== undefined || domain !== '') $app.save(settings);
}
