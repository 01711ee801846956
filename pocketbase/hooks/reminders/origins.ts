import { originOf } from '@hub/reminders';

/** Public services that every hub may send to, by origin. */
const USUAL = ['https://ntfy.sh', 'https://discord.com', 'https://hooks.slack.com'];

/** The origins in an environment variable, separated by commas or spaces. */
export function namedOrigins(variable: string): string[] {
  return $os
    .getenv(variable)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => origin.replace(/\/$/, ''));
}

/** The part of the variable that is not an origin; `undefined` if there is none. */
export function wrongOrigin(variable: string): string | undefined {
  return namedOrigins(variable).find((origin) => originOf(origin) !== origin);
}

/**
 * What is wrong with the address of a service, as a sentence; `null` if nothing is. The owner of a host name
 * can make it resolve to any address, also to one in the hub's network: so messages go only to origins that
 * the operator allows.
 */
export function addressProblem(address: string): string | null {
  const origin = originOf(address);
  if (origin === null) {
    return /^https?:\/\//i.test(address)
      ? 'Write the server of the address in plain letters and digits, such as https://ntfy.example.org/my-topic.'
      : 'Enter an address that begins with http:// or https://.';
  }
  if (USUAL.includes(origin) || namedOrigins('HUB_MESSAGE_ORIGINS').includes(origin)) return null;
  return `This hub sends nothing to ${origin}. Its owner can allow it with HUB_MESSAGE_ORIGINS.`;
}
