/** The part of PocketBase's JavaScript API that sends messages and knows time zones, as PocketBase 0.40.4 has it. */

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
/** Now, or the moment of a text of PocketBase's. `format` takes Go's layout, such as `2006-01-02 15:04`. */
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
  /** `timeout` is in whole seconds; `json` is `null` when the body is none, or broke off. It follows redirects. */
  send(request: {
    url: string;
    method: 'GET' | 'HEAD' | 'POST' | 'PUT';
    headers?: { [name: string]: string };
    body?: string | Uint8Array;
    timeout: number;
  }): { statusCode: number; json: unknown; body: Bytes; headers: { [name: string]: string[] | undefined } };
};

/** What Go's `url.URL` is made of. `path` is decoded; `rawPath` is how it is written. */
interface HttpUrl {
  scheme: 'http' | 'https';
  /** With the port where it has one. */
  host: string;
  path: string;
  rawPath: string;
  rawQuery: string;
}

/** Go's `http.Client`. */
interface HttpClient {
  /** `null` for the usual way to the network. */
  transport: null;
  /** In nanoseconds, until the answer is read. */
  timeout: number;
  /** Called before a redirect is followed, which it prevents by throwing. */
  checkRedirect: () => void;
  /** Throws where nobody answers. */
  do(request: {
    method: 'POST';
    url: HttpUrl;
    header: { [name: string]: string[] };
    body: Reader;
    contentLength: number;
  }): {
    statusCode: number;
    /** `get` gives the first value, and "" for none. */
    header: { get(name: string): string };
    /** It has to be closed. */
    body: Reader;
  };
}

/** A service that people can sign in by. */
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
