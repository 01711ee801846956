import type { Answer, ReminderSource } from '@hub/reminders';
import { isJsonObject } from '../json-object';
import type { Person } from './person';

/** A message for one channel, ready to be sent. */
export interface Parcel {
  id: string;
  channel: HubRecord;
  person: Person;
  title: string;
  body: string;
  /** The absolute address that it leads to. */
  url: string;
  /** The address of the hub, without a slash at its end. */
  hub: string;
  /** What it is about; `null` where there are several things, and for a test. */
  source: ReminderSource | null;
  /** The key that the notification's buttons send; empty where it has no buttons. */
  actionKey: string;
}

const LONGEST_REASON = 200;
/** How long a service may take to answer, in seconds. */
const TIMEOUT = 15;

/** Signs in the errors of Go's network code, and what each means in words. */
const MEANINGS: readonly [sign: RegExp, words: string][] = [
  [/no such host|server misbehaving/, 'there is no such address'],
  [/connection refused/, 'nothing listens there'],
  [/deadline exceeded|timeout/i, 'it took too long'],
  [/certificate|x509/, 'its certificate is not trusted'],
  [/EOF|reset by peer/, 'it hung up'],
];

/** What a thrown error means, in one line. */
export function whyItFailed(error: unknown): string {
  const text = String(error instanceof Error ? error.message : error);
  const known = MEANINGS.find(([sign]) => sign.test(text));
  return (
    known?.[1] ??
    text
      .replace(/\s+/g, ' ')
      .replace(/^GoError: /, '')
      .slice(0, LONGEST_REASON)
  );
}

interface Service {
  url: string;
  headers: { [name: string]: string };
  body: string | Uint8Array;
}

/** What a service has answered; `null` for none at all. */
export interface ServiceAnswer {
  status: number;
  json: unknown;
  retryAfterMs: number;
}

/** Posts something to a service. Throws where nobody answers. */
export function post({ url, headers, body }: Service): ServiceAnswer {
  const answer = $http.send({ url, method: 'POST', headers, body, timeout: TIMEOUT });
  const [seconds = ''] = answer.headers['Retry-After'] ?? [];
  return {
    status: answer.statusCode,
    json: answer.json,
    retryAfterMs: /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : 0,
  };
}

function wordsOf(json: unknown): string {
  if (!isJsonObject(json)) return '';
  const { error, message, errorDescription } = json;
  const words = [errorDescription, error, message].find((value) => typeof value === 'string');
  return typeof words === 'string' ? ` “${words.slice(0, LONGEST_REASON)}”` : '';
}

/** What a refusal of a service means for a message. */
export function failed(host: string, { status, json, retryAfterMs }: ServiceAnswer): Answer {
  const reason = `${host} answered ${String(status)}${wordsOf(json)}.`;
  return { kind: 'failed', reason, ...(retryAfterMs > 0 && { waitMs: retryAfterMs }) };
}
