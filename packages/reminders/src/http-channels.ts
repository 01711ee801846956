/** A service that accepts messages by HTTP. */
export type HttpKind = 'ntfy' | 'gotify' | 'apprise' | 'webhook';

/** The settings of a person's channel. */
export interface HttpChannel {
  kind: HttpKind;
  /** The URL: with the topic for ntfy, the server's base URL for Gotify and Apprise, the whole URL of a webhook. */
  address: string;
  /** A token or, for a webhook, the secret that signs its messages; empty for none. */
  secret: string;
  /**
   * The JSON body of a webhook, with `{{title}}`, `{{body}}`, `{{url}}` and `{{tag}}` inside its strings; empty for
   * the default.
   */
  template: string;
}

/** The content of a message. */
export interface HttpMessage {
  title: string;
  body: string;
  /** The absolute URL that it links to. */
  url: string;
  /** The tool that it is about. */
  tag: string;
}

/** A request to a service. */
export interface HttpRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The longest template, in characters. */
export const LONGEST_TEMPLATE = 4096;
const USUAL_TEMPLATE = '{"title":"{{title}}","body":"{{body}}","url":"{{url}}","tag":"{{tag}}"}';
const PLACEHOLDER = /\{\{(title|body|url|tag)\}\}/g;

const bearer = (secret: string): Record<string, string> =>
  secret === '' ? {} : { Authorization: `Bearer ${secret}` };

/** Escapes a text for use between the quotes of JSON. */
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);

function fill(template: string, message: HttpMessage): string {
  return template.replace(PLACEHOLDER, (_, name: keyof HttpMessage) => escapeJson(message[name]));
}

/** What is wrong with a webhook's template, as a sentence; `null` if nothing is. */
export function templateProblem(template: string): string | null {
  if (template.length > LONGEST_TEMPLATE)
    return `The template is longer than ${String(LONGEST_TEMPLATE)} characters.`;
  const unknown = /\{\{(?!(?:title|body|url|tag)\}\})[^}]*\}?\}?/.exec(template);
  if (unknown) return `The template knows {{title}}, {{body}}, {{url}} and {{tag}}, but not ${unknown[0]}.`;
  try {
    const probe = '"\n';
    JSON.parse(fill(template, { title: probe, body: probe, url: probe, tag: probe }));
    return null;
  } catch {
    return 'The template is no JSON: put each placeholder between quotes.';
  }
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** Splits a path before its last part. */
function splitLast(address: string): [base: string, last: string] {
  const whole = address.replace(/\/+$/, '');
  const at = whole.lastIndexOf('/');
  return [whole.slice(0, at), whole.slice(at + 1)];
}

/**
 * The request that sends a message in each service's format. `sign` returns a keyed hash in hex (HMAC with
 * SHA-256); a webhook with a secret has the same signature header as GitHub's.
 */
export function requestOf(
  { kind, address, secret, template }: HttpChannel,
  message: HttpMessage,
  sign: (text: string, secret: string) => string,
): HttpRequest {
  const { title, body, url, tag } = message;
  const base = address.replace(/\/+$/, '');
  switch (kind) {
    case 'ntfy': {
      const [server, topic] = splitLast(address);
      const content = { topic, title, message: body, tags: [tag], click: url };
      return { url: server, headers: { ...JSON_BODY, ...bearer(secret) }, body: JSON.stringify(content) };
    }
    case 'gotify': {
      const extras = { 'client::notification': { click: { url } } };
      const content = { title, message: body, priority: 5, extras };
      return {
        url: `${base}/message`,
        headers: { ...JSON_BODY, 'X-Gotify-Key': secret },
        body: JSON.stringify(content),
      };
    }
    case 'apprise':
      return {
        url: base,
        headers: { ...JSON_BODY, ...bearer(secret) },
        body: JSON.stringify({ title, body: `${body}\n${url}`, type: 'info', tag: 'all' }),
      };
    case 'webhook': {
      const content = fill(template === '' ? USUAL_TEMPLATE : template, message);
      const signature = secret === '' ? {} : { 'X-Hub-Signature-256': `sha256=${sign(content, secret)}` };
      return { url: address, headers: { ...JSON_BODY, ...signature }, body: content };
    }
  }
}
