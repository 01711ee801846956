import type { Tool } from '@hub/tool-kit';
import type { ToolImports } from '@hub/tool-kit/import';
import { queryOptions } from '@tanstack/react-query';
import { tools } from '../tools';

/** The files of a tool. */
export interface ImportingTool {
  tool: Tool;
  imports: ToolImports;
}

/** The tools that take in or make files, in the order of the home screen; loads the code of all of them. */
export const importingToolsQuery = queryOptions({
  queryKey: ['importing-tools'],
  staleTime: Infinity,
  queryFn: async (): Promise<ImportingTool[]> => {
    const loaded = await Promise.all(
      tools.map(async (tool) => (tool.imports ? [{ tool, imports: await tool.imports() }] : [])),
    );
    return loaded.flat();
  },
});
