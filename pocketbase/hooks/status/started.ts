const STARTED = 'hub.started';

/** Notes when this process began to serve. */
export function noteStart(e: ServeEvent): void {
  $app.store().setFunc(STARTED, () => String(Date.now()));
  e.next();
}

/** When this process began to serve, in milliseconds since 1970. */
export function startedAt(): number {
  const known = { at: '' };
  $app.store().setFunc(STARTED, (stored) => (known.at = stored ?? String(Date.now())));
  return Number(known.at);
}
