import { inOrder, recordRepository } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { byName } from '../model/filter-cards';
import { type CardValues, loyaltyCard } from './loyalty.schema';

/** The page size of the list (specification §9.90). */
const LIST_PAGE_SIZE = 500;

/** The body of a save: JSON, or a form if it contains a picture. A removed picture is sent as `""`. */
function bodyOf({ front, back, ...values }: Partial<CardValues>): FormData | Record<string, unknown> {
  if (front === undefined && back === undefined) return values;
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) {
    if (value !== undefined)
      form.set(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [side, picture] of Object.entries({ front, back })) {
    // The original file name could reveal a date or a place.
    if (picture) form.set(side, picture, `${side}${/\.\w+$/.exec(picture.name)?.[0] ?? ''}`);
    else if (picture === null) form.set(side, '');
  }
  return form;
}

/** The only access to the collection `loyalty`, with the permissions of `client`'s person. */
export function loyaltyRepository(client: PocketBase) {
  const cards = recordRepository<typeof loyaltyCard, CardValues>(client, {
    collection: 'loyalty',
    schema: loyaltyCard,
    bodyOf,
  });
  return {
    ...cards,

    /** All cards, by name. */
    listByName: inOrder(
      (onFirstPage) => cards.listAll({ perPage: LIST_PAGE_SIZE, sort: 'name,id' }, onFirstPage),
      byName,
    ),
  };
}
