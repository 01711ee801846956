/** The part of PocketBase 0.40.4's JavaScript API that watches over the server as a whole. */

/** Routes and their middlewares, from which a router builds a mux. */
interface RouteGroup {
  readonly prefix: string;
}

interface Router {
  routerGroup: RouteGroup;
  middlewares: Middleware[];
  bind(...middlewares: Middleware[]): void;
  unbind(id: string): void;
  /** A new group of routes under a prefix, within the router's group. */
  group(prefix: string): RouteGroup;
  buildMux(): Mux;
}

interface ServeEvent extends HookEvent {
  router: Router;
  server: {
    maxHeaderBytes: number;
    /** Set after `next` was called. */
    handler: Mux;
  };
}

/** PocketBase's compiled routes. */
interface Routes {
  serveHTTP(response: Response, request: Request): void;
}

/** Go's `http.ServeMux`: the most specific pattern that matches an address wins, whatever their order. */
interface Mux extends Routes {
  handle(pattern: string, routes: Routes): void;
}

interface Store {
  /** Replaces the value with the result of `next` atomically. */
  setFunc(key: string, next: (stored: string | null) => string): void;
  get(key: 'hub.replica'): Program | null;
  get(key: 'hub.id'): string;
  get(key: 'hub.backup-not-made' | `hub.text.${string}`): string | null;
  get(key: string): Routes;
  set(key: string, value: Routes | Connection | Program | string): void;
}

interface SubscriptionsBroker {
  clients(): { [id: string]: SubscriptionClient };
  /** Closes a stream. */
  unregister(id: string): void;
}

interface RealtimeSubscribeRequestEvent extends SignedInEvent {
  client: { id(): string };
  subscriptions: string[];
}

interface RecordEnrichEvent extends RecordEvent {
  requestInfo: { auth: HubRecord | null };
}

declare class TooManyRequestsError extends ApiError {
  constructor(message: string);
}

declare function onRecordConfirmPasswordResetRequest(
  run: (e: RecordRequestEvent) => void,
  ...collections: Tags
): void;
declare function onRecordAuthWithPasswordRequest(
  run: (e: RecordRequestEvent) => void,
  ...collections: Tags
): void;
declare function onRecordEnrich(run: (e: RecordEnrichEvent) => void, ...collections: Tags): void;
declare function onFileTokenRequest(run: (e: SignedInEvent) => void): void;
declare function onRealtimeSubscribeRequest(run: (e: RealtimeSubscribeRequestEvent) => void): void;
declare function onBatchRequest(run: (e: SignedInEvent) => void): void;
declare function onRecordAfterCreateSuccess(run: (e: RecordEvent) => void, ...collections: Tags): void;
declare function onRecordAfterDeleteSuccess(run: (e: RecordEvent) => void, ...collections: Tags): void;
declare function cronAdd(id: string, schedule: string, run: () => void): void;
declare function cronRemove(id: string): void;
