import { type Copies, openCopies } from '../replica/copies';
import { DELETED_FILE, readDeleted } from '../replica/documents';
import { requireBaseTarget } from '../replica/replica';
import { sweep } from '../replica/sweep';
import { readHeld } from './note';
import { hasDatabase } from './takeover';

/** How often a waiting machine looks for new documents, in ms. */
const LOOK_MS = 10_000;

/** Deletes documents that the replica has not had for days: they were deleted long ago. */
function removeDeleted(folder: string, files: StoredFiles, held: ReadonlySet<string>): void {
  const path = `${folder}/${DELETED_FILE}`;
  const today = new Date().toISOString().slice(0, 10);
  const here = files.list('').map(({ key }) => key);
  const { remove, deleted } = sweep(here, held, readDeleted(path), today);
  for (const key of remove) files.delete(key);
  $os.writeFile(path, JSON.stringify(deleted), 0o600);
}

function fetchNew(copies: Copies, files: StoredFiles, held: ReadonlySet<string>): void {
  const here = new Set(files.list('').map(({ key }) => key));
  for (const key of held) if (!here.has(key)) files.uploadFile(copies.get(key), key);
}

/**
 * Keeps the documents of a waiting machine the same as the replica's, so that a takeover has few to fetch.
 * The database is not opened: it may be an old one. Documents of a database that was never replicated stay.
 */
export function followDocuments(folder: string): never {
  const target = requireBaseTarget();
  const copies = target && openCopies(target);
  if (copies === null) return $os.exit(1);
  const mayRemove = readHeld(folder) !== null || !hasDatabase(folder);
  $os.mkdirAll(`${folder}/storage`, 0o700);
  const files = $filesystem.local(`${folder}/storage`);
  for (;;) {
    try {
      const held = new Set(copies.list());
      fetchNew(copies, files, held);
      if (mayRemove) removeDeleted(folder, files, held);
    } catch {
      // The bucket does not answer; the lease handles that.
    }
    sleep(LOOK_MS);
  }
}
