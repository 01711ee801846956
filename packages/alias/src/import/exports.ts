import { pb } from '@hub/pb-client';
import { type ToolExport, writeCsv } from '@hub/tool-kit/import';
import type { Alias } from '../api/alias.schema';
import { postfixMap } from './postfix-map';

/** The person's own aliases, the newest first. */
async function ownAliases(personId: string): Promise<Alias[]> {
  const { aliasRepository } = await import('../api/alias.repo');
  const all = await aliasRepository(pb).listNewestFirst();
  return all.filter(({ owner }) => owner === personId);
}

/** The aliases in use: a mail server would make the others work again. */
const inUse = (aliases: readonly Alias[]) => aliases.filter(({ retiredOn }) => retiredOn === null);

const csv = (file: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  new File([writeCsv(head, rows)], file, { type: 'text/csv' });

/** A table in a service's format; the person chooses the mailboxes there. */
function tableForService(
  name: string,
  file: string,
  head: readonly string[],
  [used, retired]: readonly [string, string],
): ToolExport {
  return {
    name,
    make: async (personId) => {
      const aliases = await ownAliases(personId);
      return csv(
        file,
        head,
        aliases.map(({ email, description, retiredOn }) => [
          ...[email, description ?? ''],
          ...[retiredOn === null ? used : retired, ''],
        ]),
      );
    },
  };
}

/** The exports of aliases: for people, for SimpleLogin and addy.io, and for the person's own mail server. */
export const aliasExports: readonly ToolExport[] = [
  {
    name: 'CSV',
    inArchive: 'csv/aliases.csv',
    make: async (personId) => {
      const aliases = await ownAliases(personId);
      return csv(
        'aliases.csv',
        ['email', 'description', 'retired on'],
        aliases.map(({ email, description, retiredOn }) => [email, description ?? '', retiredOn ?? '']),
      );
    },
  },
  tableForService(
    'SimpleLogin',
    'aliases-simplelogin.csv',
    ['alias', 'note', 'enabled', 'mailboxes'],
    ['True', 'False'],
  ),
  tableForService(
    'addy.io',
    'aliases-addy.csv',
    ['alias', 'description', 'active', 'recipients'],
    ['1', '0'],
  ),
  {
    name: 'Postfix map',
    make: async (personId) => {
      const mailbox = String(pb.authStore.record?.email ?? '');
      const addresses = inUse(await ownAliases(personId)).map(({ email }) => email);
      return new File([postfixMap(addresses, mailbox)], 'aliases-postfix.txt', { type: 'text/plain' });
    },
  },
];
