/** The part of PocketBase's JavaScript API that is about the program itself and its files, as PocketBase 0.40.4 has it. */

interface Writer {
  write(text: string): void;
}

/** A signal to a process; Linux alone knows it by this way. */
interface Signal {
  readonly __signal: unique symbol;
}

/** Another program, which this one runs (Go's `exec.Cmd`). */
interface Program {
  /** The folder in which it runs. */
  dir: string;
  /** Each as `NAME=value`. */
  env: string[];
  /** `null` for what {@link Program.output} gives. */
  stdout: Writer | null;
  stderr: Writer;
  /** `pdeathsig` is sent to it when this process ends in whatever way; on macOS it is not there. */
  sysProcAttr: { pdeathsig?: Signal | number };
  process: { pid: number; signal(signal: Signal): void; kill(): void };
  /** `null` until it has ended and {@link Program.wait} has seen it. */
  processState: object | null;
  environ(): string[];
  start(): void;
  /** Throws where it ended with a failure. */
  wait(): void;
  run(): void;
  output(): Bytes;
}

interface Flags {
  /** Declares an option. */
  string(name: string, value: string, usage: string): void;
  set(name: string, value: string): void;
  lookup(name: string): { value: { string(): string } };
}

declare class Command {
  constructor(options: {
    use: string;
    short: string;
    run: (command: Command, args: readonly string[]) => void;
  });
  addCommand(command: Command): void;
  /** The command that the words name. */
  find(words: string[]): [Command, string[]];
  flags(): Flags;
  /** The options that commands below it have, too. */
  persistentFlags(): Flags;
  outOrStdout(): Writer;
  runE(command: Command, args: string[]): void;
}

/** The version in the package of the hub, which the build puts in. */
declare const HUB_VERSION: string;

/** A mode of a file; `Number(mode.perm())` gives its bits. */
interface FileMode {
  isDir(): boolean;
  isRegular(): boolean;
  perm(): { valueOf(): number };
  /** Such as `Dcrw--w----`. */
  string(): string;
}

declare const $filepath: {
  dir(path: string): string;
  glob(pattern: string): string[];
  /** Goes through a folder and all in it. An entry is `null`, and there is an error, where one can't be read. */
  walkDir(
    folder: string,
    use: (path: string, entry: { isDir(): boolean } | null, error: unknown) => void,
  ): void;
};

declare const $os: {
  readonly args: readonly string[];
  cmd(program: string, ...args: string[]): Program;
  exit(code: number): never;
  getenv(name: string): string;
  mkdirAll(path: string, mode: number): void;
  openRoot(path: string): Root;
  readDir(path: string): { name(): string; isDir(): boolean }[];
  readFile(path: string): Bytes;
  remove(path: string): void;
  removeAll(path: string): void;
  rename(from: string, to: string): void;
  stat(path: string): FileInfo;
  writeFile(path: string, content: string, mode: number): void;
};

declare class Context {
  private readonly __context: unique symbol;
}

/** A connection to a database that is nobody else's. */
interface Connection {
  execContext(context: Context, sql: string): void;
}

/** A file on its way from one store to another. */
interface FileToStore {
  readonly __fileToStore: unique symbol;
}

declare const $filesystem: {
  local(folder: string): StoredFiles;
  s3(
    bucket: string,
    region: string,
    endpoint: string,
    accessKey: string,
    secret: string,
    isPathStyle: boolean,
  ): StoredFiles;
  fileFromPath(path: string): FileToStore;
  /** Not of nothing. `size` is in bytes. */
  fileFromBytes(content: string | Uint8Array, name: string): { size: number; reader: { open(): Reader } };
};

interface Settings {
  /** Where documents are kept in place of the data folder. */
  s3: { enabled: boolean };
  backups: { s3: { enabled: boolean } };
  trustedProxy: { headers: string[]; useLeftmostIP: boolean };
}

interface App {
  rootCmd: Command;
  dataDir(): string;
  save(settings: Settings): void;
  auxConcurrentDB(): { db(): { conn(context: Context): Connection } };
}
