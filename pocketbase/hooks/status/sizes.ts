/** How many bytes the data of the hub take. */
export interface Sizes {
  /** With what is not yet written back from its journal. */
  database: number;
  log: number;
  /** `null` where documents are in a bucket. */
  documents: number | null;
}

function fileBytes(path: string): number {
  try {
    return $os.stat(path).size();
  } catch {
    return 0;
  }
}

function databaseBytes(name: string): number {
  const path = `${$app.dataDir()}/${name}`;
  return fileBytes(path) + fileBytes(`${path}-wal`);
}

function folderBytes(folder: string): number {
  let bytes = 0;
  $filepath.walkDir(folder, (path, entry, error) => {
    // A file that was deleted in this moment has no size, nor has a folder that is not there yet.
    if (error === null && entry !== null && !entry.isDir()) bytes += fileBytes(path);
  });
  return bytes;
}

/** How large the data are now. */
export function sizes(app: App): Sizes {
  return {
    database: databaseBytes('data.db'),
    log: databaseBytes('auxiliary.db'),
    documents: app.settings().s3.enabled ? null : folderBytes(`${app.dataDir()}/storage`),
  };
}
