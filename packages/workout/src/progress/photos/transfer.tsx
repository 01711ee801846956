import { useToday } from '@hub/tool-kit';
import { Banner, Button, useToast } from '@hub/ui';
import { counted } from '@hub/locale';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef } from 'react';
import { downloadFile } from '@hub/ui/download';
import { packSets, unpackSets } from './archive';
import type { PhotoSet } from './photo-set';
import { photoStore } from './photo-store';
import { refreshPhotos } from './photos.queries';
import { preparedPhoto } from './prepare-photo';

interface TransferProps {
  sets: readonly PhotoSet[];
  person: string;
}

/** The result of an import: how many of the file's sets are new. */
function importInWords(added: number, all: number): string {
  if (all === 0) return 'There are no photos in this file. Choose the zip file that Export made.';
  if (added === 0)
    return `Nothing imported: ${all === 1 ? 'the set was' : `all ${counted(all, 'set')} were`} here already`;
  const rest = all - added;
  return `${counted(added, 'set')} imported${rest > 0 ? `, ${String(rest)} ${rest === 1 ? 'was' : 'were'} here already` : ''}`;
}

/** The heading of the list with Export and Import of all sets as one zip file. */
export function Transfer({ sets, person }: TransferProps) {
  const today = useToday();
  const toast = useToast();
  const queryClient = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const exporting = useMutation({
    mutationFn: () => packSets(sets),
    onSuccess: (file) => downloadFile(file, `progress-photos-${today}.zip`),
  });
  const importing = useMutation({
    mutationFn: async (file: File) => {
      const unpacked = await unpackSets(file, preparedPhoto);
      return { added: await photoStore(person).add(unpacked), all: unpacked.length };
    },
    onSuccess: async ({ added, all }) => {
      await refreshPhotos(queryClient, person);
      toast(importInWords(added, all));
    },
  });
  const error = exporting.error ?? importing.error;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    exporting.reset();
    if (file) importing.mutate(file);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-17">All photos</h2>
        <div className="flex flex-wrap gap-2">
          {sets.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              icon={Download}
              busy={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              Export
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            icon={Upload}
            busy={importing.isPending}
            busyLabel="Importing…"
            onClick={() => chooser.current?.click()}
          >
            Import
          </Button>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="Zip file of exported photos"
          accept=".zip,application/zip"
          onChange={choose}
        />
      </div>
      {error && <Banner tone="danger">{error.message}</Banner>}
    </>
  );
}
