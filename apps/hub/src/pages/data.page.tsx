import { listed } from '@hub/locale';
import { pb } from '@hub/pb-client';
import { Card, Page, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { overviewQuery } from '../imports/archive/archive.api';
import { ArchiveCard } from '../imports/archive/archive-card';
import { ChooseFile } from '../imports/file-card';
import { type ImportingTool, importingToolsQuery } from '../imports/load-imports';
import { NotInFiles } from '../imports/not-in-files';
import { PastImports } from '../imports/past-imports';
import { ToolFiles } from '../imports/tool-files';
import { useDroppedFile } from '../imports/use-dropped-file';

function sourcesInWords(tools: readonly ImportingTool[]): string {
  return listed([...new Set(tools.flatMap(({ imports }) => imports.formats.map(({ name }) => name)))]);
}

/** /account/data: exports the person's data, as one archive or by tool, and imports files. */
export function DataPage() {
  const navigate = useNavigate();
  const tools = useQuery(importingToolsQuery);
  const overview = useQuery(overviewQuery(pb));
  const openImport = (file: File) => void navigate('/import', { state: { file } });
  useDroppedFile(openImport);
  return (
    <Page title="Your data" back="/account">
      <NotInFiles />
      <QueryState query={tools}>
        {(all) => (
          <>
            <QueryState query={overview}>
              {(loaded) => <ArchiveCard overview={loaded} tools={all} />}
            </QueryState>
            <h2 className="text-17">One tool</h2>
            <ToolFiles tools={all} overview={overview.data} />
          </>
        )}
      </QueryState>
      <h2 className="text-17">Restore</h2>
      <Card className="flex flex-col items-start gap-3">
        <p className="text-muted">
          From a file made here, or from {tools.data ? sourcesInWords(tools.data) : 'another program'}. First
          you see what would change; nothing is deleted.
        </p>
        <ChooseFile onFile={openImport}>Choose a file</ChooseFile>
      </Card>
      <PastImports />
    </Page>
  );
}
