import type { Tool } from '@hub/tool-kit';
import type { ToolImports } from '@hub/tool-kit/import';
import { queryOptions } from '@tanstack/react-query';
import { tools } from '../tools';

/** A tool's imports and exports. */
export interface ImportingTool {
  tool: Tool;
  imports: ToolImports;
}

/** The tools with imports or exports, in the order of the home screen; loads the code of all of them. */
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
