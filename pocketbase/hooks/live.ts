/** The most topics that a page listens to at once; the hub's own need five at most. */
const MOST_TOPICS = 20;
/** Marks a stream that nobody had signed in on when the streams were last looked through. */
const WAITING = 'hub.waiting';

/** Live updates are for people who are signed in: each topic of each stream is gone through on every save. */
export function limitSubscriptions(e: RealtimeSubscribeRequestEvent): void {
  if (e.subscriptions.length > MOST_TOPICS) {
    throw new BadRequestError(`At most ${MOST_TOPICS} subscriptions fit here.`);
  }
  // PocketBase filters and expands by the options of each topic within each save, other people's too.
  if (e.auth?.isSuperuser() !== true && e.subscriptions.some((topic) => topic.includes('?'))) {
    throw new BadRequestError('Live updates take no options.');
  }
  if (e.auth === null && e.subscriptions.length > 0) throw new UnauthorizedError('Please log in.');
  e.next();
}

/**
 * Ends the streams that nobody has signed in on since the last look: every stream begins as a guest's,
 * because a browser can't send a token with it, and a guest's would be held for five minutes.
 */
export function endIdleStreams(): void {
  const broker = $app.subscriptionsBroker();
  for (const [id, client] of Object.entries(broker.clients())) {
    if (client.get('auth')) client.unset(WAITING);
    else if (client.get(WAITING)) broker.unregister(id);
    else client.set(WAITING, true);
  }
}
