import {
  findReading,
  type FoundRows,
  ImportFault,
  type ImportMatching,
  type ImportQuestion,
  readImportFile,
} from '@hub/tool-kit/import';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { numberOf } from './file-number';
import { type Outcome, sendRows } from './imports.api';
import { type ImportingTool, importingToolsQuery } from './load-imports';

/** The content of a chosen file, and what the hub would do with it. */
export type FileReading =
  | { question: ImportQuestion | ImportMatching }
  | { found: FoundRows; tool: ImportingTool; outcomes: readonly Outcome[] };

/** Reads a file with all tools' formats, and has the hub preview the rows. Errors are sentences. */
export function useReading(file: File, answers: Readonly<Record<string, string>>) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['import-preview', numberOf(file), answers],
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async (): Promise<FileReading> => {
      const all = await queryClient.query({ ...importingToolsQuery, staleTime: 'static' });
      const formats = all.map(({ tool, imports }) => ({
        tool: tool.id,
        name: tool.name,
        formats: imports.formats,
      }));
      const found = await findReading(await readImportFile(file), formats, answers);
      if ('question' in found) return found;
      const tool = all.find((one) => one.tool.id === found.tool);
      if (tool === undefined) throw new ImportFault('No tool recognises this kind of file.');
      const { rows } = found.rows.length === 0 ? { rows: [] } : await sendRows(found, found.rows, 'preview');
      return { found, tool, outcomes: rows };
    },
  });
}
