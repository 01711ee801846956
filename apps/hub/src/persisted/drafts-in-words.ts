import { typedTextNames } from '@hub/auth';
import { counted, listed } from '@hub/locale';
import type { DraftKind } from '@hub/tool-kit';
import { offlineTools } from './offline-tools';

type Counted = Omit<DraftKind, 'names'> & { count: number };

/** A person's unsaved drafts on this device, of all pages: `2 results and 1 card`; `null` for none. */
export function draftsInWords(personId: string): string | null {
  const names = typedTextNames(personId, '');
  const kinds = offlineTools
    .flatMap(({ drafts = [] }) => drafts)
    .map((kind) => ({ ...kind, count: names.filter((name) => name.startsWith(kind.names)).length }));
  const others = kinds.reduce((left, { count }) => left - count, names.length);
  const all: Counted[] = [...kinds, { one: 'other draft', count: others }];
  const found = all.filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return listed(found.map(({ count, one, several }) => counted(count, one, several)));
}
