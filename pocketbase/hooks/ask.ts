import { askableOf } from './collections';
import { questionProblem } from './list-question';
import { sentence } from './refuse';

/** The name of the collection that a request is about, however its address spells it; "" for none. */
function collectionOf({ app, request }: RequestEvent): string {
  const spelled = request.pathValue('collection');
  try {
    return spelled === '' ? '' : app.findCachedCollectionByNameOrId(spelled).name;
  } catch {
    return ''; // There is none: PocketBase says so.
  }
}

/**
 * Leaves batches of requests to superusers, also where the console has switched them on: what is in one goes past all that
 * is around a request of its own (decision 011).
 */
export function refuseBatch(e: SignedInEvent): void {
  if (e.auth?.isSuperuser() !== true) throw new ForbiddenError('The hub takes one request at a time.');
  e.next();
}

/** Refuses a question that no screen asks, before anything is looked up for it. Superusers may ask anything. */
export function refuseQuestion(e: RequestEvent): void {
  if (e.request.url.rawQuery === '' || e.auth?.isSuperuser() === true) return;
  const query = e.request.url.query();
  const problem = questionProblem((name) => query.get(name), askableOf(collectionOf(e)));
  if (problem !== null) throw sentence(400, ...problem);
}
