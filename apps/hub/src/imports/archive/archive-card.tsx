import { useIsReachable } from '@hub/pb-client';
import { formatCount, formatSize } from '@hub/locale';
import { formatDate } from '@hub/tool-kit';
import { Banner, Button, Card, Checkbox } from '@hub/ui';
import Download from 'lucide-react/icons/download';
import Package from 'lucide-react/icons/package';
import { useState } from 'react';
import type { ImportingTool } from '../load-imports';
import type { Overview } from './archive.api';
import { expectedBytes } from './expected-bytes';
import { useSaveArchive } from './use-save-archive';

interface ArchiveCardProps {
  overview: Overview;
  tools: readonly ImportingTool[];
}

/** The archive of the person's data, and when they last created one. */
export function ArchiveCard({ overview, tools }: ArchiveCardProps) {
  const [withFiles, setWithFiles] = useState(true);
  const { save, isPending, error, progress, last } = useSaveArchive(tools);
  const isReachable = useIsReachable();
  const fileBytes = overview.collections.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-[12px] bg-raised">
          <Package aria-hidden size={22} strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h2 className="text-17">Everything as one file</h2>
          <p className="text-muted">
            All tools, documents and pictures, in open formats, with a list of what is in it.
          </p>
        </div>
      </div>
      <Checkbox
        label={
          <>
            With documents and pictures{' '}
            <span className="whitespace-nowrap text-muted">({formatSize(fileBytes)})</span>
          </>
        }
        value={withFiles}
        onChange={setWithFiles}
        disabled={isPending}
      />
      {error && <Banner tone="danger">{error.message}</Banner>}
      <Button
        icon={Download}
        busy={isPending}
        busyLabel={progress === null ? 'Starting…' : `Packing, ${formatCount(Math.round(progress * 100))}%`}
        disabled={!isReachable}
        onClick={() => save(withFiles)}
      >
        Download, about {formatSize(expectedBytes(overview, withFiles))}
      </Button>
      <p className="text-center text-13 text-muted">
        {last === null ? '' : `Last made on ${formatDate(last)}. `}None of it stays on the server.
      </p>
    </Card>
  );
}
