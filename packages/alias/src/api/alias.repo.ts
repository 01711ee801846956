import { recordRepository } from '@hub/tool-kit';
import type PocketBase from 'pocketbase';
import { type Alias, alias, type AliasValues } from './alias.schema';

/** As many as the server sends at once: all aliases are loaded, however many (the generator avoids each). */
const PAGE_SIZE = 1000;
const FIELDS = Object.keys(alias.entries).join(',');

/**
 * The only way to the collection `aliases`, as `client`'s person sees it. `create` fails with a sentence for `email`
 * when the hub has the address, in whatever case.
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
