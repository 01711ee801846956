import { askableOf } from './collections';
import { questionProblem } from './list-question';
import { sentence } from './refuse';

/** The name of the collection that a request is about, however the URL spells it; "" for none. */
function collectionOf({ app, request }: RequestEvent): string {
  const spelled = request.pathValue('collection');
  try {
    return spelled === '' ? '' : app.findCachedCollectionByNameOrId(spelled).name;
  } catch {
    return ''; // There is none: PocketBase says so.
  }
}

/**
 * Allows batch requests to superusers only, even if the console has enabled them: the requests inside one
 * bypass the middlewares of single requests (decision 011).
 */
export function refuseBatch(e: SignedInEvent): void {
  if (e.auth?.isSuperuser() !== true) throw new ForbiddenError('The hub takes one request at a time.');
  e.next();
}

/** Refuses list parameters that no screen uses, before any query runs. Superusers may use all of them. */
export function refuseQuestion(e: RequestEvent): void {
  if (e.request.url.rawQuery === '' || e.auth?.isSuperuser() === true) return;
  const query = e.request.url.query();
  const problem = questionProblem((name) => query.get(name), askableOf(collectionOf(e)));
  if (problem !== null) throw sentence(400, ...problem);
}
