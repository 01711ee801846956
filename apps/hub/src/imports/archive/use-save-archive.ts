import { readStoredText, storeText, useSession } from '@hub/auth';
import { hubNow, pb } from '@hub/pb-client';
import { useToday } from '@hub/tool-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportingTool } from '../load-imports';
import { chooseDestination } from './save-stream';

/** Where the device stores when the person last created an archive. */
const LAST = 'archive-made';

/** Creates the archive of the person's data, and stores on this device when that was. */
export function useSaveArchive(tools: readonly ImportingTool[]) {
  const today = useToday();
  const { user } = useSession();
  const id = user?.id ?? '';
  const [last, setLast] = useState(() => readStoredText(id, LAST));
  /** The fraction of the archive that was created, from 0 to 1; `null` while none is being created. */
  const [progress, setProgress] = useState<number | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (withFiles: boolean) => {
      const destination = await chooseDestination(`hub-export-${today}.zip`);
      if (destination === null) return;
      setProgress(0);
      const [{ makeZip }, { archiveFiles }] = await Promise.all([
        import('client-zip'),
        import('./write-archive'),
      ]);
      const person = { id, name: user?.name ?? '', email: user?.email ?? '' };
      const order = {
        ...{ client: pb, person, withFiles, now: hubNow(), onProgress: setProgress },
        tools: tools.map(({ imports }) => imports),
      };
      await destination.save(makeZip(archiveFiles(order)));
      storeText(id, LAST, today);
      setLast(today);
    },
    onSettled: () => setProgress(null),
  });
  return { save: mutate, isPending, error, progress, last };
}
