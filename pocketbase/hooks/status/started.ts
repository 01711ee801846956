const STARTED = 'hub.text.started';

/** Notes when this process began to serve. */
export function noteStart(e: ServeEvent): void {
  $app.store().set(STARTED, String(Date.now()));
  e.next();
}

/** When this process began to serve, in milliseconds since 1970. */
export function startedAt(): number {
  return Number($app.store().get(STARTED) ?? Date.now());
}
