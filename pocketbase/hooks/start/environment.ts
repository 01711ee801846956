import type { HubAddress } from './address';
import { readListAddress } from '../releases/address';
import { wrongOrigin } from '../reminders/origins';
import { readQuota } from '../quota/limits';
import { endWith } from './end';

const PROXY_HEADERS: { readonly [setting: string]: readonly string[] } = {
  '0': [],
  '1': ['X-Forwarded-For'],
};

/** A shorter token of the metrics can be guessed. */
const LEAST_TOKEN = 16;

/** Ends the program where the token of the metrics can be guessed. */
function requireSecretToken(): void {
  const { length } = $os.getenv('HUB_METRICS_TOKEN');
  if (length === 0 || length >= LEAST_TOKEN) return;
  endWith(
    `HUB_METRICS_TOKEN has ${length} characters: use ${LEAST_TOKEN} or more, such as of "openssl rand -hex 20".`,
  );
}

/** Ends the program where no list of releases can be at the address. */
function requireListAddress(): void {
  const address = readListAddress($os.getenv('HUB_RELEASES'));
  if (typeof address === 'string') endWith(address);
}

/** Ends the program where a variable that lists origins holds something else, which would allow nothing. */
function requireOrigins(variable: string): void {
  const wrong = wrongOrigin(variable);
  if (wrong !== undefined)
    endWith(
      `${variable} names ${wrong}: write whole origins, such as http://gotify.lan:8080, without a path.`,
    );
}

/** Ends the program where it says no numbers for the quota of each person. */
function requireQuota(): void {
  const quota = readQuota((variable) => $os.getenv(variable));
  if (typeof quota === 'string') endWith(quota);
}

/**
 * Keeps what the environment says among PocketBase's settings, where the admin console shows it: whether a proxy tells the
 * address of a visitor (HUB_PROXY), and where the links in messages lead (HUB_DOMAIN). What it does not say stays.
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
    endWith(`HUB_PROXY is ${proxy}: write 1 when everybody comes through a proxy, and 0 when nobody does.`);
  }
  if (headers !== undefined) settings.trustedProxy = { headers: [...headers], useLeftmostIP: false };
  if (domain !== '') settings.meta.appURL = url;
  if (headers !== undefined || domain !== '') $app.save(settings);
}
