import { originOf } from '@hub/reminders';

/** Public services to which every hub sends, by their origins. */
const USUAL = ['https://ntfy.sh', 'https://discord.com', 'https://hooks.slack.com'];

/** The origins that the owner of the machine names in a variable, separated by commas or spaces. */
export function namedOrigins(variable: string): string[] {
  return $os
    .getenv(variable)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => origin.replace(/\/$/, ''));
}

/** What in a variable is no origin; `undefined` where all of it is. */
export function wrongOrigin(variable: string): string | undefined {
  return namedOrigins(variable).find((origin) => originOf(origin) !== origin);
}

/**
 * What is wrong with the address of a service, as a sentence; `null` where nothing is. Whoever has a name can have it resolve
 * to any address, also of the owner's own network: so messages go only where the owner allows it.
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
