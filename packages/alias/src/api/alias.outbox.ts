import { defineOutbox } from '@hub/tool-kit';
import { aliasFields, newAliasFields } from '../model/alias-fields';
import { aliasPaths } from '../paths';
import { aliasRecords } from './alias.queries';
import { alias } from './alias.schema';

/** The aliases whose changes can wait on the device: new ones, descriptions, sharing and deletions. */
export const aliasOutbox = defineOutbox({
  records: aliasRecords,
  fields: { ...newAliasFields, ...aliasFields },
  itemParser: alias,
  besides: (owner, at) => ({
    // In the server's format.
    created: at.toISOString().replace('T', ' '),
    owner,
  }),
  nameOf: ({ email }) => email,
  pathOf: () => aliasPaths.list,
});
