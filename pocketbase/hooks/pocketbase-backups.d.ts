/** The part of PocketBase's JavaScript API that is about backups, as PocketBase 0.40.4 has it. */

interface AnyCollection {
  name: string;
  /** Whether it is PocketBase's own. */
  system: boolean;
  fields: { getName(): string; type(): string }[];
}

interface HubRecord {
  /** All names of a field of files. */
  getStringSlice(field: string): string[];
  /** Where its files lie. */
  baseFilesPath(): string;
}

interface App {
  newBackupsFilesystem(): StoredFiles;
  findAllCollections(): AnyCollection[];
  /** Puts the data of a backup in the place of those of the folder, and replaces this process by a new one. */
  restoreBackup(context: Context, name: string): void;
  /** Before the process ends, or is replaced. */
  onTerminate(): { bindFunc(run: (e: HookEvent) => void): void };
}
