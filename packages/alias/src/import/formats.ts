import { hasColumn, type ImportFormat } from '@hub/tool-kit/import';
import { type AliasImport, readAliases, tableWith } from './alias-rows';

/** SimpleLogin's export (`alias,note,enabled,mailboxes`), and its import format (`alias,note,mailboxes`). */
export const simpleLogin: ImportFormat<AliasImport> = {
  id: 'simplelogin',
  name: 'SimpleLogin',
  read: (file) => {
    const table = tableWith(file, ['alias', 'note', 'mailboxes']);
    const columns = { email: 'alias', description: 'note', active: 'enabled' };
    return Promise.resolve(table && readAliases(table, columns));
  },
};

/**
 * addy.io's export has a column for each field, in which what is false is left empty; its import format is
 * `alias,description,recipients`.
 */
export const addy: ImportFormat<AliasImport> = {
  id: 'addy',
  name: 'addy.io',
  read: (file) => {
    const exported = tableWith(file, ['email', 'description', 'local_part', 'domain']);
    const imported = tableWith(file, ['alias', 'description', 'recipients']);
    if (exported !== null) {
      const active = hasColumn(exported, ['active']) && { active: 'active', isEmptyFalse: true };
      const columns = { email: 'email', description: 'description', ...active };
      const reading = readAliases(exported, columns, (row) =>
        row.cell('deleted_at').trim() === '' ? null : 'It was deleted at addy.io.',
      );
      return Promise.resolve(reading);
    }
    const columns = { email: 'alias', description: 'description', active: 'active' };
    return Promise.resolve(imported && readAliases(imported, columns));
  },
};

/** The possible names of the column with addresses in a table made by hand. */
const ADDRESSES = ['email', 'e-mail', 'address', 'alias'];
const DESCRIPTIONS = ['description', 'note', 'label'];
/** Columns of the two services: a table with one of them is not made by hand. */
const SERVICES = ['mailboxes', 'recipients', 'local_part'];

/** A table whose header has a column with addresses. */
export const plainTable: ImportFormat<AliasImport> = {
  id: 'csv',
  name: 'a table',
  read: (file) => {
    const isOfService = SERVICES.some((name) => tableWith(file, [name]) !== null);
    const email = ADDRESSES.find((name) => tableWith(file, [name]) !== null);
    const table = file.table();
    if (isOfService || email === undefined || table === null) return Promise.resolve(null);
    const description = DESCRIPTIONS.find((name) => tableWith(file, [name]) !== null) ?? '';
    return Promise.resolve(readAliases(table, { email, description, retiredOn: 'retired on' }));
  },
};
