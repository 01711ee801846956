import { currentRights } from './judge-again';

/** The most topics of one page; the hub's own pages need five at most. */
const MOST_TOPICS = 20;
/** Marks a stream on which nobody had signed in at the last check. */
const WAITING = 'hub.waiting';

/**
 * Refuses live updates to guests, and limits the topics: at each save, PocketBase checks the topics of every stream.
 */
export function limitSubscriptions(e: RealtimeSubscribeRequestEvent): void {
  if (e.subscriptions.length > MOST_TOPICS) {
    throw new BadRequestError(`At most ${MOST_TOPICS} subscriptions fit here.`);
  }
  // PocketBase filters and expands by a topic's options during each save, other people's too.
  if (e.auth?.isSuperuser() !== true && e.subscriptions.some((topic) => topic.includes('?'))) {
    throw new BadRequestError('Live updates take no options.');
  }
  if (e.auth === null && e.subscriptions.length > 0) throw new UnauthorizedError('Please log in.');
  e.next();
  endIfLate(e);
}

/**
 * Closes the stream of a person who has lost their session or their admin rights since they sent the head of the
 * request: what ends those can only close the streams that are theirs by then.
 */
function endIfLate(e: RealtimeSubscribeRequestEvent): void {
  try {
    if (e.auth !== null) currentRights(e.app, e);
  } catch {
    e.app.subscriptionsBroker().unregister(e.client.id());
  }
}

/**
 * Closes the streams on which nobody has signed in since the last check: every stream begins without a
 * session, because a browser can't send a token with it, and would otherwise stay open for five minutes.
 */
export function endIdleStreams(): void {
  const broker = $app.subscriptionsBroker();
  for (const [id, client] of Object.entries(broker.clients())) {
    if (client.get('auth')) client.unset(WAITING);
    else if (client.get(WAITING)) broker.unregister(id);
    else client.set(WAITING, true);
  }
}
