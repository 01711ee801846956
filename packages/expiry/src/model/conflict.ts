import { formatDate } from '@hub/tool-kit';
import type { ExpiryItem } from '../api/expiry.schema';
import { draftOf, type ExpiryDraft, valuesOf } from './expiry-draft';

/** One field of an item that was changed twice, as both versions read. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** Two changes of one item, told apart. */
export interface Conflict {
  /** What I changed and they have otherwise: "keep mine" overwrites it. */
  contested: Difference[];
  /** What only they changed: it stays, whichever way the person decides. */
  theirsAlone: Omit<Difference, 'mine'>[];
}

const NOTHING = 'nothing';

type Described = Record<keyof ExpiryDraft, string>;

const LABELS: Described = {
  name: 'Name',
  country: 'Country',
  expiryDate: 'Expiry date',
  person: 'Who',
  category: 'Category',
  document: 'Document',
  shared: 'Shared',
};

function documentOf(item: ExpiryItem, draft: ExpiryDraft): string {
  if (draft.document instanceof File) return draft.document.name;
  return draft.document === 'unchanged' ? (item.document?.name ?? NOTHING) : NOTHING;
}

function describe(item: ExpiryItem, draft: ExpiryDraft): Described {
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
export function conflictOf(opened: ExpiryItem, draft: ExpiryDraft, latest: ExpiryItem): Conflict {
  const before = describe(opened, draftOf(opened));
  const mine = describe(opened, draft);
  const theirs = describe(latest, draftOf(latest));
  const replacedByThem = opened.document?.fileName !== latest.document?.fileName;
  const changedByThem = (field: keyof Described) =>
    field === 'document' ? replacedByThem : theirs[field] !== before[field];
  const changedByMe = (field: keyof Described) =>
    field === 'document' ? draft.document !== 'unchanged' : mine[field] !== before[field];

  const conflict: Conflict = { contested: [], theirsAlone: [] };
  for (const field of Object.keys(LABELS) as (keyof Described)[]) {
    const difference = { label: LABELS[field], theirs: theirs[field] };
    if (changedByMe(field)) {
      if (mine[field] !== theirs[field] || field === 'document')
        conflict.contested.push({ ...difference, mine: mine[field] });
    } else if (changedByThem(field)) conflict.theirsAlone.push(difference);
  }
  return conflict;
}
