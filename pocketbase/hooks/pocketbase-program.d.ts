/** The part of PocketBase 0.40.4's JavaScript API that is about the program itself and its files. */

interface Writer {
  write(text: string): void;
}

/** A signal to a process; only Linux accepts this type here. */
interface Signal {
  readonly __signal: unique symbol;
}

/** Another program that this process runs (Go's `exec.Cmd`). */
interface Program {
  /** Its working directory. */
  dir: string;
  /** Each entry is `NAME=value`. */
  env: string[];
  /** `null` if {@link Program.output} is used. */
  stdout: Writer | null;
  stderr: Writer;
  /** `pdeathsig` is sent to it when this process ends for whatever reason; not available on macOS. */
  sysProcAttr: { pdeathsig?: Signal | number };
  process: { pid: number; signal(signal: Signal): void; kill(): void };
  /** `null` until it has ended and {@link Program.wait} has returned. */
  processState: object | null;
  environ(): string[];
  start(): void;
  /** Throws if it ended with a failure. */
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
  /** The options that subcommands inherit. */
  persistentFlags(): Flags;
  outOrStdout(): Writer;
  runE(command: Command, args: string[]): void;
}

/** The hub's version from its package; the build inserts it. */
declare const HUB_VERSION: string;

/** A file mode; `Number(mode.perm())` gives its bits. */
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
  /** Walks a folder and everything in it. An entry that can't be read is `null`, with an error. */
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

/** A connection to a database that nobody else uses. */
interface Connection {
  execContext(context: Context, sql: string): void;
}

/** A file to be copied from one store to another. */
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
  /** Throws for empty content. `size` is in bytes. */
  fileFromBytes(content: string | Uint8Array, name: string): { size: number; reader: { open(): Reader } };
};

interface Settings {
  /** The storage of documents outside the data folder. */
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
