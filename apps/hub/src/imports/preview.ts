import {
  changesInWords,
  type FoundRows,
  type ImportRow,
  problemsInWords,
  type ToolImports,
  valuesInWords,
} from '@hub/tool-kit/import';
import type { Outcome } from './imports.api';

/** A line of the preview. */
export interface PreviewRow {
  /** Its index among the rows that were sent; `null` for a row that the format itself refused. */
  at: number | null;
  title: string;
  detail: string;
}

/** What an import would do, as the person sees it. The four groups add up to the file's rows. */
export interface Preview {
  refused: readonly PreviewRow[];
  changed: readonly PreviewRow[];
  added: readonly PreviewRow[];
  here: readonly PreviewRow[];
}

const TOUCHED = 'You changed this in the hub: it stays as it is unless you tick it. ';

const inLine = (line: number | null, reason: string) => (line === null ? reason : `Line ${line}: ${reason}`);

function detailOf(
  fields: ToolImports['fields'],
  { line, title, values }: ImportRow<object>,
  outcome: Outcome,
) {
  switch (outcome.status) {
    case 'new':
      return valuesInWords(fields, title, values);
    case 'changed':
      return `${outcome.isTouched ? TOUCHED : ''}${changesInWords(fields, outcome.changes)}`;
    case 'here':
      return 'The same in every field';
    case 'refused':
      return inLine(line, problemsInWords(fields, outcome.problems));
  }
}

/** Groups the rows of a file by what the server would do with each. */
export function previewOf(
  fields: ToolImports['fields'],
  { rows, problems }: Pick<FoundRows, 'rows' | 'problems'>,
  outcomes: readonly Outcome[],
): Preview {
  const lines = rows.flatMap((row, at) => {
    const outcome = outcomes[at];
    if (outcome === undefined) return [];
    const line: PreviewRow = { at, title: row.title, detail: detailOf(fields, row, outcome) };
    return [{ status: outcome.status, line }];
  });
  const of = (status: Outcome['status']) =>
    lines.filter((entry) => entry.status === status).map(({ line }) => line);
  const unread = problems.map(({ title, line, reason }) => ({
    at: null,
    title,
    detail: inLine(line, reason),
  }));
  return {
    refused: [...unread, ...of('refused')],
    changed: of('changed'),
    added: of('new'),
    here: of('here'),
  };
}

/** The indexes of the rows that the person has to tick, because they change what was edited in the hub. */
export function touched(outcomes: readonly Outcome[]): number[] {
  return outcomes.flatMap((outcome, at) => (outcome.status === 'changed' && outcome.isTouched ? [at] : []));
}

/** The indexes of the rows that can be chosen. */
export function choosable({ changed, added }: Preview): number[] {
  return [...changed, ...added].flatMap(({ at }) => (at === null ? [] : [at]));
}
