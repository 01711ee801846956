import type { CsvTable } from './csv';

/** One record of a file, as values of the tool's fields. */
export interface ImportRow<Values> {
  /** The row's name in the preview. */
  title: string;
  /** Its line in the file, from 1; `null` if the format has no lines. */
  line: number | null;
  values: Values;
  /** Pictures and documents by field. */
  files?: Readonly<Record<string, File>>;
}

/** Something in a file that is not imported, and why. */
export interface ImportProblem {
  title: string;
  line: number | null;
  reason: string;
}

/** Something that the file does not say and the person must answer: a unit, a currency. */
export interface ImportQuestion {
  id: string;
  text: string;
  choices: readonly { value: string; label: string }[];
}

/** Names in a file that the person assigns to the hub's. The answer is a JSON object of values by name. */
export interface ImportMatching {
  id: string;
  text: string;
  /** The heading under which the answers can be changed: "Names of exercises". */
  label: string;
  /** Each name with the value that was chosen before, or else the best guess. */
  names: readonly { name: string; value: string }[];
  choices: readonly { value: string; label: string }[];
  /** Stores the answer for the next file. Throws a `HubError`. */
  keep: (answer: string) => Promise<void>;
}

/** The result of a format: the file's records, or a question that the person must answer first. */
export type ImportReading<Values> =
  | {
      rows: readonly ImportRow<Values>[];
      problems: readonly ImportProblem[];
      /** The earlier answers, which the person may change. */
      matching?: ImportMatching | undefined;
    }
  | { question: ImportQuestion | ImportMatching };

/** A kind of file that a tool imports. */
export interface ImportFormat<Values> {
  /** Stable: the ids of the records are derived from it. */
  id: string;
  /** Where the file comes from: "Catima". */
  name: string;
  /**
   * Reads the file; `null` if it has another format. `answers` are the person's, by question id. Throws
   * `ImportFault` if the file has this format but can't be read.
   */
  read: (
    file: ImportFile,
    answers: Readonly<Record<string, string>>,
  ) => Promise<ImportReading<Values> | null>;
}

/** A chosen file: its name, its bytes, and its content, each read at most once. */
export interface ImportFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** UTF-8 with or without a byte order mark, or UTF-16 with one; `null` if it is not a text. */
  text: () => string | null;
  /** The file as a CSV table with a header row, separated by commas, semicolons or tabs; `null` if it is not one. */
  table: () => CsvTable | null;
  /**
   * The files of a zip by name, without folders; `null` if the file is not a zip. Throws `ImportFault` if it is
   * damaged or too large.
   */
  zip: () => Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>> | null>;
  /** A file inside this one, such as a pass in a bundle of passes. Its zip counts towards the same limits. */
  nested: (name: string, bytes: Uint8Array<ArrayBuffer>) => ImportFile;
}
