import type { FieldProblems } from '@hub/pb-client';
import { type CalendarDate, isCalendarDate } from '@hub/tool-kit';
import type { ExpiryItem, ExpiryValues } from '../api/expiry.schema';
import { normaliseCountry } from './country';
import { documentProblem } from './document';

/** An item while it is being written: what the fields show. A document is left alone, taken away or replaced. */
export interface ExpiryDraft {
  name: string;
  country: string;
  expiryDate: string;
  person: string;
  category: string;
  shared: boolean;
  document: 'unchanged' | 'removed' | File;
}

/** No document of the present expires before this year; a date input that got "27" says year 27. */
const FIRST_YEAR: CalendarDate = '1900-01-01';

/** The fields of an item, or empty ones for a new item: private, without a document. */
export function draftOf(item: ExpiryItem | null): ExpiryDraft {
  return {
    name: item?.name ?? '',
    country: item?.country ?? '',
    expiryDate: item?.expiryDate ?? '',
    person: item?.person ?? '',
    category: item?.category ?? '',
    shared: item?.shared ?? false,
    document: 'unchanged',
  };
}

function dateProblem(date: string): string | undefined {
  if (!isCalendarDate(date)) return 'Give the date when it expires.';
  if (date < FIRST_YEAR) return 'Write the year with four digits, such as 2027.';
  return undefined;
}

/** What keeps a draft from being saved, field by field. */
export function problemsOf(draft: ExpiryDraft): FieldProblems<ExpiryDraft> {
  return {
    name: draft.name.trim() === '' ? 'Give it a name, such as Passport.' : undefined,
    expiryDate: dateProblem(draft.expiryDate),
    document: draft.document instanceof File ? documentProblem(draft.document) : undefined,
  };
}

/** A draft as it is stored. */
export function valuesOf({ document, ...draft }: ExpiryDraft): ExpiryValues {
  return {
    name: draft.name.trim(),
    country: normaliseCountry(draft.country),
    expiryDate: draft.expiryDate,
    person: draft.person.trim(),
    category: draft.category.trim(),
    shared: draft.shared,
    document: document instanceof File ? document : null,
  };
}

/** Only what the draft changes of the item (or of nothing), so that nobody else's change is overwritten. */
export function changesOf(item: ExpiryItem | null, draft: ExpiryDraft): Partial<ExpiryValues> {
  const before = valuesOf(draftOf(item));
  const { document, ...after } = valuesOf(draft);
  const changed = Object.entries(after).filter(
    ([field, value]) => value !== before[field as keyof ExpiryValues],
  );
  const changes: Partial<ExpiryValues> = Object.fromEntries(changed);
  return draft.document === 'unchanged' ? changes : { ...changes, document };
}

/** Whether leaving now would lose something that was typed or chosen. */
export function hasChanges(item: ExpiryItem | null, draft: ExpiryDraft): boolean {
  return Object.keys(changesOf(item, draft)).length > 0;
}
