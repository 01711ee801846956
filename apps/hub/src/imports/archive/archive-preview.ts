import { capitalized } from '@hub/locale';
import { problemsInWords, type ToolImports } from '@hub/tool-kit/import';
import type { Preview, PreviewRow } from '../preview';
import type { ArchivedCollection, StoredRecord } from './archive.api';
import type { LookedAt } from './restore-archive';

type Fields = ToolImports['fields'];

/** The kind of a record in words: "Loyalty card", "Reminder rules". */
function kindOf({ name, called }: ArchivedCollection): string {
  return capitalized(called?.one ?? name.replaceAll('_', ' '));
}

/** The title of a record: its name, title or address; its kind if it has none. */
function titleOf(collection: ArchivedCollection, record: StoredRecord): string {
  const named = Object.entries(record).find(
    ([field, value]) => /^(name|email)$|title$/i.test(field) && typeof value === 'string' && value !== '',
  );
  return named ? String(named[1]) : kindOf(collection);
}

function detailOf({ collection, outcome }: LookedAt, fields: Fields): string {
  switch (outcome.status) {
    case 'new':
      return kindOf(collection);
    case 'changed': {
      const labels = outcome.changes.map(({ field }) => fields[field]?.label ?? field);
      return `${labels.join(', ')}${outcome.isTouched ? '; changed later here' : ''}`;
    }
    case 'here':
      return 'The same in every field';
    case 'refused':
      return problemsInWords(fields, outcome.problems);
  }
}

/** Groups the records of an archive by what the hub would do with each. `at` is the index of a row. */
export function archivePreview(rows: readonly LookedAt[], fieldsOf: (collection: string) => Fields): Preview {
  const groups: Record<LookedAt['outcome']['status'], PreviewRow[]> = {
    ...{ new: [], changed: [], here: [], refused: [] },
  };
  for (const [at, row] of rows.entries()) {
    const title = titleOf(row.collection, row.record);
    groups[row.outcome.status].push({ at, title, detail: detailOf(row, fieldsOf(row.collection.name)) });
  }
  const { new: added, changed, here, refused } = groups;
  return { added, changed, here, refused };
}
