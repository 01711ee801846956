import { counted, listed } from '@hub/locale';
import type { Holding, PersonExport } from '../../api/account';

type Numbers = Pick<Holding, 'one' | 'many' | 'count' | 'shared' | 'documents'>;

function holdingInWords({ one, many, count, documents }: Numbers): string {
  const text = counted(count, one, many);
  return documents === 0 ? text : `${text} with ${counted(documents, 'document')}`;
}

/** A person's records in words: `12 workouts, 1 plan and 3 items of Expiry with 2 documents`; `null` for none. */
export function holdingsInWords(holdings: readonly Numbers[]): string | null {
  const texts = holdings.filter(({ count }) => count > 0).map(holdingInWords);
  return texts.length === 0 ? null : listed(texts);
}

/** The number of a person's records that everyone can see. */
export function sharedOf(holdings: readonly Numbers[]): number {
  return holdings.reduce((sum, { shared }) => sum + shared, 0);
}

/** How many records were exported, and how many were not, because they are private in other tools. */
export function exportInWords(holdings: readonly Numbers[], { records }: PersonExport): string {
  const all = holdings.reduce((sum, { count }) => sum + count, 0);
  const put = Object.values(records).flat().length;
  const left = Math.max(0, all - put);
  const saved = `${counted(put, 'record')} saved.`;
  if (left === 0) return saved;
  return `${saved} ${counted(left, 'record is', 'records are')} private to them, and not in the file.`;
}

/** The name of a person's export file, such as `sam-rivers-2026-11-21.json`. */
export function exportName(name: string, today: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'person'}-${today}.json`;
}
