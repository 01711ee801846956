import { HubError, listAll, parseRecord, request } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import { type CardValues, loyaltyCard, type LoyaltyCard } from './loyalty.schema';

/** The only file that talks to the collection. Every function throws a HubError and nothing else. */

const COLLECTION = 'loyalty';
/** Records a page of the list (specification §9). */
const LIST_PAGE_SIZE = 500;

/** All cards that the person can see, by name. */
export async function listCards(client: PocketBase): Promise<LoyaltyCard[]> {
  const cards = await listAll(client, COLLECTION, loyaltyCard, { perPage: LIST_PAGE_SIZE, sort: 'name,id' });
  // The server puts capitals first; people do not.
  return cards.sort((a, b) => a.name.localeCompare(b.name));
}

/** One card; `not-found` when it is gone or not shared with the person. The signal cancels the request. */
export async function getCard(client: PocketBase, id: string, signal?: AbortSignal): Promise<LoyaltyCard> {
  const options = signal === undefined ? {} : { signal };
  const record = await request(client, () => client.collection(COLLECTION).getOne(id, options));
  return parseRecord(loyaltyCard, record);
}

/**
 * Makes a card under an id of `newRecordId`; seconds and a date are sent only when present. Sent again after an answer
 * that got lost, it brings the card that was made then up to date, so that none is made twice.
 */
export async function createCard(client: PocketBase, id: string, values: CardValues): Promise<LoyaltyCard> {
  const { refreshSeconds, expiryDate, ...rest } = values;
  const body = { id, ...rest, ...(refreshSeconds && { refreshSeconds }), ...(expiryDate && { expiryDate }) };
  try {
    return parseRecord(loyaltyCard, await request(client, () => client.collection(COLLECTION).create(body)));
  } catch (error) {
    if (!(error instanceof HubError && 'id' in error.fields)) throw error;
    return updateCard(client, await getCard(client, id), values);
  }
}

/**
 * Changes the given fields of a card that was read at revision `rev`;
 * `conflict` when somebody changed it since, and then nothing is saved.
 */
export async function updateCard(
  client: PocketBase,
  { id, rev }: Pick<LoyaltyCard, 'id' | 'rev'>,
  changes: Partial<CardValues>,
): Promise<LoyaltyCard> {
  const body = { ...changes, rev };
  return parseRecord(
    loyaltyCard,
    await request(client, () => client.collection(COLLECTION).update(id, body)),
  );
}

/** Deletes a card. */
export async function deleteCard(client: PocketBase, id: string): Promise<void> {
  await request(client, () => client.collection(COLLECTION).delete(id));
}
