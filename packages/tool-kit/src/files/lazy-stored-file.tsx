import { type ComponentProps, lazy, Suspense } from 'react';
import type { StoredFile as Loaded } from './stored-file';

const Lazy = lazy(async () => ({ default: (await import('./stored-file')).StoredFile }));

/**
 * A protected file of a record: a preview if it is a picture, and a link that opens it in a new tab. Its code is
 * loaded on first use.
 */
export function StoredFile(file: ComponentProps<typeof Loaded>) {
  return (
    <Suspense
      fallback={<div role="status" aria-label="Loading..." className={file.isPicture ? 'h-77' : 'h-11'} />}
    >
      <Lazy {...file} />
    </Suspense>
  );
}
