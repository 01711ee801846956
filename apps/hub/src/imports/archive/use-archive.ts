import { useSession } from '@hub/auth';
import { newRecordId, pb } from '@hub/pb-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importingToolsQuery } from '../load-imports';
import { numberOf } from '../file-number';
import { refreshLists } from '../refresh-lists';
import { type Archive, openArchive } from './read-archive';
import { type Look, lookAt, restoreChosen, type LookedAt, type Restored } from './restore-archive';

interface Opened extends Look {
  archive: Archive;
  importId: string;
}

/** The result of a restore, including the data that are stored on this device only. */
export interface ArchiveResult extends Restored {
  importId: string;
  /** How many sets were added to this device's data. */
  onDevice: number;
}

/** Opens an archive, and asks the hub what it would do with it. The error is a sentence. */
export function useOpenArchive(file: File) {
  /** The fraction of the archive that was verified, from 0 to 1. */
  const [progress, setProgress] = useState(0);
  const query = useQuery({
    queryKey: ['import-preview', 'archive', numberOf(file)],
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async (): Promise<Opened> => {
      const archive = await openArchive(file);
      const importId = newRecordId();
      return { archive, importId, ...(await lookAt(pb, archive, importId, setProgress)) };
    },
  });
  return { ...query, progress };
}

/** Saves the chosen records of an archive. A retry continues the same import, and one undo reverts both. */
export function useRestoreArchive({ archive, importId, ids }: Opened) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [progress, setProgress] = useState<number | null>(null);
  const [result, setResult] = useState<ArchiveResult | null>(null);

  /** Restores the archive's data of this device; returns how much was added. */
  async function takeOnDevice(): Promise<number> {
    const tools = await queryClient.query({ ...importingToolsQuery, staleTime: 'static' });
    let added = 0;
    for (const { imports } of tools) {
      const { device } = imports;
      if (!device || !archive.has(device.inArchive)) continue;
      added += await device.take(user?.id ?? '', new Blob([await archive.bytes(device.inArchive)]));
    }
    return added;
  }

  const save = useMutation({
    mutationFn: async (chosen: readonly LookedAt[]) => {
      setProgress(0);
      const restored = await restoreChosen(pb, archive, { chosen, ids, importId }, setProgress);
      setResult({ ...restored, importId, onDevice: await takeOnDevice() });
    },
    onSettled: () => {
      setProgress(null);
      return refreshLists(queryClient);
    },
  });
  return { save, progress, result };
}
