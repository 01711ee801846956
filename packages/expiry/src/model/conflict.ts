import { type Conflict, conflictOf, formatDate, type Reading } from '@hub/tool-kit';
import type { ExpiryItem } from '../api/expiry.schema';
import { draftOf, type ExpiryDraft, valuesOf } from './expiry-draft';

const NOTHING = 'nothing';

const LABELS: Record<keyof ExpiryDraft, string> = {
  name: 'Name',
  country: 'Country',
  expiryDate: 'Expiry date',
  person: 'Who',
  category: 'Category',
  document: 'Document',
  shared: 'Shared',
};

function documentOf(item: ExpiryItem, { document }: ExpiryDraft): Reading {
  if (document instanceof File) return { text: document.name, identity: document };
  if (document === 'removed' || item.document === null) return NOTHING;
  return { text: item.document.name, identity: item.document.fileName };
}

function read(item: ExpiryItem, draft: ExpiryDraft): Record<keyof ExpiryDraft, Reading> {
  const values = valuesOf(draft);
  return {
    name: values.name,
    country: values.country || NOTHING,
    expiryDate: formatDate(values.expiryDate),
    person: values.person || NOTHING,
    category: values.category || NOTHING,
    document: documentOf(item, draft),
    shared: values.shared ? 'yes' : 'no',
  };
}

/**
 * Tells apart what the person changed (`draft`, begun at `opened`) and what someone else made of the
 * item meanwhile (`latest`).
 */
export function itemConflict(opened: ExpiryItem, draft: ExpiryDraft, latest: ExpiryItem): Conflict {
  const before = read(opened, draftOf(opened));
  const mine = read(opened, draft);
  const theirs = read(latest, draftOf(latest));
  const fields = Object.keys(LABELS) as (keyof ExpiryDraft)[];
  return conflictOf(
    fields.map((field) => ({
      label: LABELS[field],
      before: before[field],
      mine: mine[field],
      theirs: theirs[field],
    })),
  );
}
