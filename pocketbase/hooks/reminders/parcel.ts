import type { CalendarDate } from '@hub/calendar';
import { type Answer, hostOf, partsOf, type ReminderSource } from '@hub/reminders';
import { cutTo } from '../cut-to';
import { isJsonObject } from '../json-object';
import type { Person } from './person';
import { LED_ELSEWHERE, type ServiceAnswer } from './service';

/** A message for one channel, ready to be sent. */
export interface Parcel {
  id: string;
  channel: HubRecord;
  person: Person;
  title: string;
  body: string;
  /** The absolute URL that it links to. */
  url: string;
  /** The URL of the hub, without a trailing slash. */
  hub: string;
  /** What it is about; `null` if it is about several records, or a test. */
  source: ReminderSource | null;
  /** The last date on which the message is useful; `null` if it always is. */
  lastDate: CalendarDate | null;
  /** The key that the notification's buttons send; empty if it has no buttons. */
  actionKey: string;
}

const LONGEST_REASON = 200;
/** Signs in the errors of Go's network code, and their meanings. */
const MEANINGS: readonly [sign: RegExp, words: string][] = [
  [new RegExp(LED_ELSEWHERE), 'it led to another address, where the hub does not go'],
  [/no such host|server misbehaving/, 'there is no such address'],
  [/connection refused/, 'nothing listens there'],
  [/deadline exceeded|timeout/i, 'it took too long'],
  [/certificate|x509/, 'its certificate is not trusted'],
  [/EOF|reset by peer/, 'it hung up'],
];

/** What Go puts before an error of a request: its whole address, which may hold a secret, as that of a webhook does. */
const REQUEST = /\b[A-Z][a-z]+ "(?:[^"\\]|\\.)*": /g;

/** The meaning of a thrown error, in one line, without the address of the request. */
export function whyItFailed(error: unknown): string {
  const text = String(error instanceof Error ? error.message : error);
  const known = MEANINGS.find(([sign]) => sign.test(text));
  const inOneLine = text
    .replace(/\s+/g, ' ')
    .replace(/^GoError: /, '')
    .replace(REQUEST, '');
  return known?.[1] ?? cutTo(inOneLine, LONGEST_REASON);
}

/** Shorter parts of an address are no secrets, and may be words. */
const SHORTEST_SECRET = 6;

/** What a service says, without the parts of its address: some repeat those that they don't know. */
function withoutAddress(words: string, address: string): string {
  const { path = '', query = '' } = partsOf(address) ?? {};
  return `${path}?${query}`
    .split(/[/?&=]/)
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .sort((a, b) => b.length - a.length)
    .reduce((text, part) => text.replaceAll(part, '…'), words);
}

function errorText(json: unknown, address: string): string {
  if (!isJsonObject(json)) return '';
  const { error, message, errorDescription } = json;
  const words = [errorDescription, error, message].find((value) => typeof value === 'string');
  if (typeof words !== 'string') return '';
  return ` “${cutTo(withoutAddress(words, address), LONGEST_REASON)}”`;
}

/** What a service's refusal means for a message. */
export function failed(address: string, { status, json, retryAfterMs }: ServiceAnswer): Answer {
  const reason = `${hostOf(address) ?? ''} answered ${String(status)}${errorText(json, address)}.`;
  return { kind: 'failed', reason, ...(retryAfterMs > 0 && { waitMs: retryAfterMs }) };
}

/** Sends to a service, unless its address has a `problem`; a service that does not answer has failed. */
export function tryToSend(address: string, problem: string | null, send: (host: string) => Answer): Answer {
  if (problem !== null) return { kind: 'failed', reason: problem };
  const host = hostOf(address) ?? '';
  try {
    return send(host);
  } catch (error) {
    return { kind: 'failed', reason: `${host} did not answer: ${whyItFailed(error)}.` };
  }
}
