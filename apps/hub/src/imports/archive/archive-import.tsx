import { counted, formatCount } from '@hub/locale';
import { toCalendarDate } from '@hub/calendar';
import { useIsReachable } from '@hub/pb-client';
import { formatDate } from '@hub/tool-kit';
import { Banner, BottomActions, Button, Failed, Loading } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Counts } from '../counts';
import { FileCard } from '../file-card';
import { type ImportingTool, importingToolsQuery } from '../load-imports';
import { PreviewGroups } from '../preview-group';
import { useChosenRows } from '../use-chosen-rows';
import { ArchiveDone } from './archive-done';
import { archivePreview } from './archive-preview';
import { useOpenArchive, useRestoreArchive } from './use-archive';

type Opened = NonNullable<ReturnType<typeof useOpenArchive>['data']>;

const NO_TOOLS: readonly ImportingTool[] = [];

const fieldsAmong = (tools: readonly ImportingTool[]) => (collection: string) =>
  tools.find(({ imports }) => imports.collection === collection)?.imports.fields ?? {};

function ArchivePreview({ opened, onUndone }: { opened: Opened; onUndone: () => void }) {
  const { rows } = opened;
  const { data: tools = NO_TOOLS } = useQuery(importingToolsQuery);
  const preview = useMemo(() => archivePreview(rows, fieldsAmong(tools)), [rows, tools]);
  const { save, progress, result } = useRestoreArchive(opened);
  const isReachable = useIsReachable();
  const hasOnDevice = tools.some(({ imports: { device } }) => device && opened.archive.has(device.inArchive));
  const outcomes = rows.map(({ outcome }) => outcome);
  const { chosen, without, choose } = useChosenRows(preview, outcomes);

  function run() {
    save.mutate(chosen.flatMap((at) => rows[at] ?? []));
  }

  if (result !== null) return <ArchiveDone result={result} onUndone={onUndone} />;
  const { missing } = opened.archive.manifest;
  return (
    <>
      <Counts {...preview} />
      {missing.length > 0 && (
        <Banner tone="warning">
          {counted(missing.length, 'document')} could not be found when this file was made, and{' '}
          {missing.length === 1 ? 'is' : 'are'} not in it.
        </Banner>
      )}
      {hasOnDevice && (
        <Banner tone="info">
          The file contains photos that only a browser keeps. They will be added to this one.
        </Banner>
      )}
      <PreviewGroups preview={preview} without={without} onChoose={choose} />
      {save.error && (
        <Banner tone="danger">
          {save.error.message} What was saved stays; the button continues from there.
        </Banner>
      )}
      <BottomActions>
        <div className="flex flex-wrap items-center gap-3 *:flex-[1_1_8rem]">
          <p className="text-13 text-muted">Nothing is deleted or shared. Undo stays for 7 days.</p>
          <Button
            busy={save.isPending}
            busyLabel={`Restoring, ${formatCount(Math.round((progress ?? 0) * 100))}%`}
            disabled={(chosen.length === 0 && !hasOnDevice) || !isReachable}
            onClick={run}
          >
            Restore {formatCount(chosen.length)}
          </Button>
        </div>
      </BottomActions>
    </>
  );
}

function aboutOf(opened: Opened | undefined): string | null {
  if (opened === undefined) return null;
  const { made, person } = opened.archive.manifest;
  return `All of ${person.email}, ${formatDate(toCalendarDate(new Date(made)))}`;
}

/** The import of an archive: what it would restore, and the restore. */
export function ArchiveImport({ file, onChange }: { file: File; onChange: (file: File | null) => void }) {
  const { data, error, progress } = useOpenArchive(file);
  return (
    <>
      <FileCard file={file} about={aboutOf(data)} onChange={onChange} />
      {error && <Failed message={error.message} />}
      {data === undefined && error === null && (
        <Loading>Checking the file, {formatCount(Math.round(progress * 100))}%…</Loading>
      )}
      {data && <ArchivePreview opened={data} onUndone={() => onChange(null)} />}
    </>
  );
}
