import { recordRepository } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { type Alias, alias, type AliasValues } from './alias.schema';

/** The server's largest page, because all aliases are loaded: the generator avoids each. */
const PAGE_SIZE = 1000;
const FIELDS = Object.keys(alias.entries).join(',');

/**
 * The repository of the collection `aliases`, with the access of `client`'s person. `create` fails with a
 * sentence for `email` if the hub has the address already, ignoring case.
 */
export function aliasRepository(client: PocketBase) {
  const aliases = recordRepository<typeof alias, AliasValues>(client, {
    collection: 'aliases',
    schema: alias,
  });
  return {
    ...aliases,

    /** All aliases that the person can see, the newest first. */
    listNewestFirst: (onFirstPage?: (aliases: Alias[]) => void): Promise<Alias[]> =>
      aliases.listAll({ perPage: PAGE_SIZE, sort: '-created,id', fields: FIELDS }, onFirstPage),
  };
}
