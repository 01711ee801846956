import { openCopies } from '../replica/copies';
import { sweepUnused } from '../replica/documents';
import { requireBaseTarget } from '../replica/replica';
import { readDataTerm } from './note';
import { hasDatabase } from './takeover';

/** How often a waiting machine looks for new documents, in ms. */
const LOOK_MS = 10_000;

/**
 * Keeps the documents of a waiting machine the same as the replica's, so that a takeover has few to fetch.
 * The database is not opened: it may be an old one. Documents of a database that was never replicated stay.
 */
export function followDocuments(folder: string): never {
  const target = requireBaseTarget();
  const copies = target && openCopies(target);
  if (copies === null) return $os.exit(1);
  const mayRemove = readDataTerm(folder) !== null || !hasDatabase(folder);
  $os.mkdirAll(`${folder}/storage`, 0o700);
  const files = $filesystem.local(`${folder}/storage`);
  for (;;) {
    try {
      const copied = new Set(copies.list());
      const here = new Set(files.list('').map(({ key }) => key));
      for (const key of copied) if (!here.has(key)) files.uploadFile(copies.get(key), key);
      if (mayRemove) sweepUnused(folder, [...here], copied, (key) => files.delete(key));
    } catch {
      // The bucket does not answer; the lease handles that.
    }
    sleep(LOOK_MS);
  }
}
