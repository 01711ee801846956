/** The sizes of the hub's data in bytes. */
export interface Sizes {
  /** Includes the write-ahead log. */
  database: number;
  log: number;
  /** `null` if documents are in a bucket. */
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
    // A file that was just deleted has no size, and neither has a missing folder.
    if (error === null && entry !== null && !entry.isDir()) bytes += fileBytes(path);
  });
  return bytes;
}

/** The current sizes of the data. */
export function sizes(app: App): Sizes {
  return {
    database: databaseBytes('data.db'),
    log: databaseBytes('auxiliary.db'),
    documents: app.settings().s3.enabled ? null : folderBytes(`${app.dataDir()}/storage`),
  };
}
