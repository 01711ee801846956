import type PocketBase from 'pocketbase';

/** What the tests of imports send. */

/** The outcome of a row. */
export interface Outcome {
  status: string;
  id: string;
  changes?: { field: string; from: string; to: string }[];
  problems?: Record<string, string>;
}

/** A row as it is sent. */
export interface Row {
  key?: string;
  values: Record<string, unknown>;
  files?: string[];
}

/** Sends rows, saved unless a preview is asked for. */
export async function send(
  client: PocketBase,
  rows: readonly Row[],
  { mode = 'save', tool = 'alias', source = 'addy', continues = '' } = {},
) {
  return client.send<{ id: string | null; rows: Outcome[] }>(`/api/hub/import/${tool}`, {
    method: 'POST',
    body: { source, rows, mode, ...(continues && { continues }) },
  });
}

/** Takes an import back. */
export const undo = (client: PocketBase, id: string | null) =>
  client.send<object>(`/api/hub/import/${id}/undo`, { method: 'POST' });
/** What became of each row. */
export const statuses = ({ rows }: { rows: readonly Outcome[] }) => rows.map(({ status }) => status);

let serial = 0;

/** An address that nobody has. */
export function address(): string {
  serial += 1;
  return `import-${serial}@hub.test`;
}
/** An alias. */
export const alias = (email: string, description = ''): Row => ({ values: { email, description } });
/** A card. */
export const card = (values: Record<string, unknown> = {}, files?: string[]): Row => ({
  values: { name: 'Shop', cardId: '123', type: 'barcode', ...values },
  ...(files && { files }),
});
