/** The part of PocketBase 0.40.4's JavaScript API that sends messages and knows time zones. */

interface Settings {
  smtp: { enabled: boolean };
  rateLimits: { enabled: boolean };
  meta: { appURL: string; senderAddress: string; senderName: string };
}

interface App {
  settings(): Settings;
  newMailClient(): { send(message: MailerMessage): void };
}

interface Timezone {
  string(): string;
}
/** A zone; UTC for an unknown name. */
declare const Timezone: new (name: string) => Timezone;
/** Now, or the moment in a text of PocketBase's. `format` takes Go's layout, such as `2006-01-02 15:04`. */
declare const DateTime: new (text?: string) => {
  time(): { in(zone: Timezone): { format(layout: string): string } };
};

declare class MailerMessage {
  constructor(message: {
    from: { address: string; name: string };
    to: { address: string }[];
    subject: string;
    text: string;
    html: string;
    headers: { [name: string]: string };
  });
}

declare const $http: {
  /** `timeout` is in whole seconds; `json` is `null` unless the whole body is JSON. Follows redirects. */
  send(request: {
    url: string;
    method: 'GET' | 'HEAD' | 'POST' | 'PUT';
    headers?: { [name: string]: string };
    body?: string | Uint8Array;
    timeout: number;
  }): { statusCode: number; json: unknown; body: Bytes; headers: { [name: string]: string[] | undefined } };
};

/** Go's `url.URL`. `path` is decoded; `rawPath` is the original. */
interface HttpUrl {
  scheme: 'http' | 'https';
  /** Includes the port if there is one. */
  host: string;
  path: string;
  rawPath: string;
  rawQuery: string;
}

/** Go's `http.Client`. */
interface HttpClient {
  /** `null` for the default transport. */
  transport: null;
  /** In nanoseconds, until the response was read. */
  timeout: number;
  /** Called before a redirect is followed; throwing prevents it. */
  checkRedirect: () => void;
  /** Throws if nobody answers. */
  do(request: {
    method: 'POST';
    url: HttpUrl;
    header: { [name: string]: string[] };
    body: Reader;
    contentLength: number;
  }): {
    statusCode: number;
    /** `get` returns the first value, or "" if there is none. */
    header: { get(name: string): string };
    /** Must be closed. */
    body: Reader;
  };
}

/** An OAuth2 provider. */
interface ProviderOptions {
  name: 'oidc';
  clientId: string;
  clientSecret: string;
}

/** A collection that is not in the database. */
declare const Collection: new (options: {
  type: 'auth';
  name: string;
  oauth2: { providers: [ProviderOptions] };
}) => {
  oauth2: { providers: [{ initProvider(): { client(token: null): HttpClient } }] };
};
