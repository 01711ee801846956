import { ClientResponseError } from 'pocketbase';
import { NotTheHub, TooLargeForProxy } from './origin';

/** The kinds of failure that screens treat differently. */
export type HubErrorKind =
  | 'offline'
  | 'session'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'rate-limited'
  | 'too-large'
  | 'server'
  | 'unexpected';

const MESSAGES: Record<HubErrorKind, string> = {
  offline: 'The hub could not be reached. Check the connection and try again.',
  session: 'Your session has ended. Please log in again.',
  forbidden: 'You are not allowed to do this. Ask an admin.',
  'not-found': 'This is no longer here, or it is not shared with you.',
  invalid: 'Please check what you entered.',
  conflict: 'Someone else changed this in the meantime. Check it, then try again.',
  'rate-limited': 'Too many attempts. Please wait a minute and try again.',
  'too-large': 'This is too large to save. Shorten it, or choose a smaller file.',
  server: 'The hub had a problem. Please try again.',
  unexpected: 'Something went wrong. Please try again.',
};

/** The message of the kind `offline` if something other than the hub answered. */
const ANSWERED: Record<NotTheHub['who'], string> = {
  foreign:
    'Something on the way to the hub answered in its place. Sign in to your network or proxy, and try again.',
  'another-hub': 'This address now leads to another hub. Please log in again.',
};

/** The message if a proxy allows less than the hub: only the owner can change that. */
const TOO_LARGE_FOR_PROXY =
  'The proxy in front of the hub refuses anything this large. Ask the owner to allow 25 MB there.';

/** The message for a unique field whose value another record has. */
export const TAKEN = 'This is already taken. Choose another.';

interface HubErrorOptions {
  message?: string;
  fields?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** The only error that leaves the data layer: a sentence for the person, the cause for the developer. */
export class HubError extends Error {
  override readonly name = 'HubError';
  readonly kind: HubErrorKind;
  /** A sentence for each field that the server refused, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(kind: HubErrorKind, { message, fields = {}, cause }: HubErrorOptions = {}) {
    super(message ?? MESSAGES[kind], { cause });
    this.kind = kind;
    this.fields = fields;
  }
}

const KIND_BY_STATUS: Partial<Record<number, HubErrorKind>> = {
  0: 'offline',
  400: 'invalid',
  401: 'session',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'rate-limited',
};

function kindOf(status: number): HubErrorKind {
  return KIND_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'unexpected');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function fieldSentences(response: Record<string, unknown>): Record<string, string> {
  const sentences: Record<string, string> = {};
  if (!isObject(response.data)) return sentences;
  for (const [field, error] of Object.entries(response.data)) {
    if (isObject(error) && typeof error.message === 'string') sentences[field] = error.message;
  }
  return sentences;
}

function answeredSentence(reason: unknown): string | undefined {
  return reason instanceof NotTheHub ? ANSWERED[reason.who] : undefined;
}

/** Converts any failure of a request to a {@link HubError}; a HubError stays as it is. */
export function toHubError(cause: unknown): HubError {
  if (cause instanceof HubError) return cause;
  if (!(cause instanceof ClientResponseError)) return new HubError('unexpected', { cause });
  const reason: unknown = cause.originalError;
  if (reason instanceof TooLargeForProxy)
    return new HubError('too-large', { message: TOO_LARGE_FOR_PROXY, cause });
  const fields = fieldSentences(cause.response);
  const [firstSentence = answeredSentence(reason)] = Object.values(fields);
  return new HubError(kindOf(cause.status), {
    ...(firstSentence === undefined ? {} : { message: firstSentence }),
    fields,
    cause,
  });
}

/** The temporary failures: the hub has neither accepted nor refused the request. */
const PASSING: readonly HubErrorKind[] = ['offline', 'server', 'rate-limited'];

/** Whether the same request may succeed later. */
export function isTemporary(error: unknown): boolean {
  return PASSING.includes(toHubError(error).kind);
}

/** Whether a save was refused because the record changed after it was read (HTTP 409, the `rev` lock). */
export function isStale(error: unknown): error is HubError {
  return error instanceof HubError && error.kind === 'conflict';
}
