import { http, HttpResponse, type RequestHandler } from 'msw';
import type { SampleStore } from './store';

/**
 * The numbers of a person's records in Workout, as the server returns them, with some made-up ones of other
 * tools.
 */
function holdingsOf(id: string, { workouts, plans, notes }: SampleStore) {
  const of = (records: readonly { user: string }[]) => records.filter(({ user }) => user === id).length;
  const none = { shared: 0, documents: 0 };
  return [
    { collection: 'workouts', field: 'user', one: 'workout', many: 'workouts', count: of(workouts), ...none },
    { collection: 'plans', field: 'user', one: 'plan', many: 'plans', count: of(plans), ...none },
    {
      ...{ collection: 'coach_notes', field: 'user', one: 'private note', many: 'private notes' },
      ...{ count: of(notes), ...none },
    },
    {
      ...{ collection: 'expiry', field: 'owner', one: 'item of Expiry', many: 'items of Expiry' },
      ...{ count: 3, shared: 1, documents: 2 },
    },
  ];
}

/**
 * Responds like the routes for whole accounts; nobody in the store owns the hub unless they are called so.
 */
export function accountHandlers(store: SampleStore): RequestHandler[] {
  return [
    http.get('*/api/hub/people/:id', ({ params }) => {
      const id = String(params['id']);
      const person = store.people.find((one) => one.id === id);
      if (person === undefined) return HttpResponse.json({ status: 404, data: {} }, { status: 404 });
      return HttpResponse.json({ isOwner: person.name === 'Owner', holdings: holdingsOf(id, store) });
    }),
    http.post('*/api/hub/people/:id/sign-out', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/hub/people/:id/remove', ({ params }) => {
      const index = store.people.findIndex(({ id }) => id === params['id']);
      if (index < 0) return HttpResponse.json({ status: 404, data: {} }, { status: 404 });
      store.people.splice(index, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
