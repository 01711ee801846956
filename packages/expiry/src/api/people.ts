import { flag, listAll, optionalText, pb, text } from '@hub/pb-client';
import { listSharers } from '@hub/tool-kit/sharers';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { firstNames } from '../model/first-names';
import { expiryKey } from './expiry.queries';

const PAGE_SIZE = 500;

const user = v.object({ id: text, name: optionalText, isDeactivated: flag });

/**
 * The first names of the people whom the signed-in person may see: those whom the server lists for them (themselves, or
 * everyone for an admin), and everyone who shares a record. Throws a `HubError`.
 */
export async function listPeople(client: PocketBase): Promise<string[]> {
  const fields = Object.keys(user.entries).join(',');
  const [users, sharers] = await Promise.all([
    listAll(client, 'users', user, { perPage: PAGE_SIZE, sort: 'email', fields }),
    listSharers(client),
  ]);
  const active = users.filter(({ isDeactivated }) => !isDeactivated);
  return firstNames([...active, ...sharers].map(({ name }) => name));
}

/** The names that a form suggests. */
export const peopleQuery = () =>
  queryOptions({ queryKey: [...expiryKey, 'people'], queryFn: () => listPeople(pb) });
