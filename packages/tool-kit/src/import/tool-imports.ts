import type { CollectionName } from '@hub/pb-client';
import type { ImportFormat } from './import-format';

/** How a field of a record reads in the preview of an import. */
export interface ImportedField {
  label: string;
  /** The value in words, of the text that the server stores; the text itself without it. */
  inWords?: (text: string) => string;
}

/** A file that a tool makes of a person's records. */
export interface ToolExport {
  /** The format in words: "CSV", "SimpleLogin". */
  name: string;
  /** Makes the file of what the person has. Throws a `HubError`. */
  make: (personId: string) => Promise<File>;
  /** Its place in the file of all that a person has: "csv/cards.csv". Without it, it is not in there. */
  inArchive?: string;
  /** Whether it holds documents or pictures. */
  holdsFiles?: true;
}

/** What a tool keeps on this device alone, as one file. */
export interface DeviceFiles {
  /** So many of them in words: "38 photos". */
  called: (count: number) => string;
  count: (personId: string) => Promise<number>;
  /** Its place in the file of all that a person has. */
  inArchive: string;
  make: (personId: string) => Promise<Blob>;
  /** Adds what is not there yet, and gives how many were added. */
  take: (personId: string, file: Blob) => Promise<number>;
}

/** The files that a tool takes in and makes. A tool loads it in `imports` of `defineTool`. */
export interface ToolImports {
  /** Where its server part puts the rows. */
  collection: CollectionName;
  /** So many records in words: "46 cards". */
  called: (count: number) => string;
  /** The fields that a file may set, in the order in which the preview names them. */
  fields: Readonly<Record<string, ImportedField>>;
  formats: readonly ImportFormat<object>[];
  /** Makes a picture or document ready to be sent, as a form does with one that is chosen. Throws an error with a sentence. */
  prepareFile?: (file: File) => Promise<File>;
  exports: readonly ToolExport[];
  device?: DeviceFiles;
}
