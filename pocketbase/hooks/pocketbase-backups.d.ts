/** The part of PocketBase's JavaScript API that is about backups, as PocketBase 0.40.4 has it. */

interface AnyCollection {
  name: string;
  /** Whether it is one of PocketBase's own collections. */
  system: boolean;
  fields: { getName(): string; type(): string }[];
}

interface HubRecord {
  /** All file names in a file field. */
  getStringSlice(field: string): string[];
  /** The folder of its files. */
  baseFilesPath(): string;
}

interface App {
  newBackupsFilesystem(): StoredFiles;
  findAllCollections(): AnyCollection[];
  /** Replaces the data folder's data by those of a backup, and replaces this process by a new one. */
  restoreBackup(context: Context, name: string): void;
  /** Before the process ends or is replaced. */
  onTerminate(): { bindFunc(run: (e: HookEvent) => void): void };
}
