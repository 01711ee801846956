import type { CsvTable } from './csv';

/** One record that a file holds, as values of the tool's fields. */
export interface ImportRow<Values> {
  /** What the row is called in the preview. */
  title: string;
  /** Its line in the file, from 1; `null` where the format has no lines. */
  line: number | null;
  values: Values;
  /** Pictures and documents by field. */
  files?: Readonly<Record<string, File>>;
}

/** Something in a file that is not taken, and why. */
export interface ImportProblem {
  title: string;
  line: number | null;
  reason: string;
}

/** Something that the file does not say and the person must: a unit, a currency. */
export interface ImportQuestion {
  id: string;
  text: string;
  choices: readonly { value: string; label: string }[];
}

/** Names of a file, for each of which the person says what it means. The answer is a JSON object of values by name. */
export interface ImportMatching {
  id: string;
  text: string;
  /** What the answers are called where they can be given anew: "Names of exercises". */
  label: string;
  /** Each name with the value that was chosen before, or else the best guess. */
  names: readonly { name: string; value: string }[];
  choices: readonly { value: string; label: string }[];
  /** Keeps the answer for the next file. Throws a `HubError`. */
  keep: (answer: string) => Promise<void>;
}

/** What a format has read: the file's records, or what the person must answer first. */
export type ImportReading<Values> =
  | {
      rows: readonly ImportRow<Values>[];
      problems: readonly ImportProblem[];
      /** What was answered before, and may be answered anew. */
      matching?: ImportMatching | undefined;
    }
  | { question: ImportQuestion | ImportMatching };

/** A kind of file that a tool takes in. */
export interface ImportFormat<Values> {
  /** Stable: ids of the records are derived from it. */
  id: string;
  /** Where the file comes from: "Catima". */
  name: string;
  /**
   * Reads the file; `null` where it is of another format. `answers` are the person's, by the ids of the questions that were asked
   * before. Throws `ImportFault` where the file is of this format and can't be read.
   */
  read: (
    file: ImportFile,
    answers: Readonly<Record<string, string>>,
  ) => Promise<ImportReading<Values> | null>;
}

/** A chosen file: its name, its bytes, and what it holds, each read at most once. */
export interface ImportFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** UTF-8 with or without a byte order mark, or UTF-16 by its mark; `null` where it is no text. */
  text: () => string | null;
  /** The file as a CSV table with a head, parted by commas, semicolons or tabs; `null` where it is none. */
  table: () => CsvTable | null;
  /** The files of a zip by name, without folders; `null` where it is none. Throws `ImportFault` for a damaged or a huge one. */
  zip: () => Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>> | null>;
  /** A file that lies in this one, as a pass in a bundle of passes. Its zip counts towards the same limits. */
  nested: (name: string, bytes: Uint8Array<ArrayBuffer>) => ImportFile;
}
