import type { FoundRows, ImportRow } from '@hub/tool-kit/import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Outcome, sendRows, uploadFiles } from './imports.api';
import type { ImportingTool } from './load-imports';
import { refreshLists } from './refresh-lists';

/** The files of a row that are to be uploaded to its record. */
export interface Upload {
  id: string;
  title: string;
  files: Readonly<Record<string, File>>;
  /** Why the last attempt failed; `null` before the first. */
  failure: string | null;
}

/** The result of an import. */
export interface ImportResult {
  /** The id for its undo; `null` if nothing was written. */
  id: string | null;
  added: number;
  changed: number;
}

function uploadsOf(rows: readonly ImportRow<object>[], outcomes: readonly Outcome[]): Upload[] {
  return rows.flatMap(({ title, files }, at) => {
    const outcome = outcomes[at];
    if (files === undefined || outcome === undefined || outcome.status === 'refused') return [];
    const isNew = outcome.status === 'new';
    const lacking = outcome.status === 'changed' ? outcome.changes.map(({ field }) => field) : [];
    const wanted = Object.entries(files).filter(([field]) => isNew || lacking.includes(field));
    return wanted.length === 0
      ? []
      : [{ id: outcome.id, title, files: Object.fromEntries(wanted), failure: null }];
  });
}

/** Saves the chosen rows of a file, then uploads their files one by one; failed ones can be retried. */
export function useSaveImport(found: FoundRows, { imports }: ImportingTool) {
  const queryClient = useQueryClient();
  const [result, setResult] = useState<ImportResult | null>(null);
  const [waiting, setWaiting] = useState<readonly Upload[]>([]);
  /** The fraction of the uploads that is done, from 0 to 1; `null` while none is running. */
  const [progress, setProgress] = useState<number | null>(null);

  async function upload(uploads: readonly Upload[]) {
    const failed: Upload[] = [];
    for (const [at, one] of uploads.entries()) {
      const report = (fraction: number) => setProgress((at + fraction) / uploads.length);
      report(0);
      try {
        await uploadFiles(imports, one.id, one.files, report);
      } catch (error) {
        failed.push({ ...one, failure: error instanceof Error ? error.message : String(error) });
      }
    }
    setProgress(null);
    setWaiting(failed);
  }

  const save = useMutation({
    mutationFn: async (rows: readonly ImportRow<object>[]) => {
      const { id, rows: outcomes } = await sendRows(found, rows, 'save');
      const count = (status: Outcome['status']) => outcomes.filter((one) => one.status === status).length;
      const done = { id, added: count('new'), changed: count('changed') };
      await upload(uploadsOf(rows, outcomes));
      setResult(done);
      return done;
    },
    onSettled: () => refreshLists(queryClient),
  });
  const again = useMutation({ mutationFn: () => upload(waiting) });
  return { save, result, waiting, progress, again };
}
