import type { CollectionName } from '@hub/pb-client';
import type { ImportFormat } from './import-format';

/** How the preview of an import shows a field. */
export interface ImportedField {
  label: string;
  /** Formats the text that the server stores; without it, the text is shown as it is. */
  inWords?: (text: string) => string;
}

/** An export of a person's records. */
export interface ToolExport {
  /** The name of the format: "CSV", "SimpleLogin". */
  name: string;
  /** Creates the file from the person's records. Throws a `HubError`. */
  make: (personId: string) => Promise<File>;
  /** Its path in the archive of a person's data: "csv/cards.csv". Without it, it is not in the archive. */
  inArchive?: string;
  /** Whether it contains documents or pictures. */
  holdsFiles?: true;
}

/** What a tool stores on this device only, as one file. */
export interface DeviceFiles {
  /** A number of them in words: "38 photos". */
  called: (count: number) => string;
  count: (personId: string) => Promise<number>;
  /** Its path in the archive of a person's data. */
  inArchive: string;
  make: (personId: string) => Promise<Blob>;
  /** Adds what is missing, and returns how many were added. */
  take: (personId: string, file: Blob) => Promise<number>;
}

/** A tool's imports and exports, loaded by `imports` of `defineTool`. */
export interface ToolImports {
  /** The collection into which the tool's server part puts the rows. */
  collection: CollectionName;
  /** A number of records in words: "46 cards". */
  called: (count: number) => string;
  /** The fields that a file may set, in the order of the preview. */
  fields: Readonly<Record<string, ImportedField>>;
  formats: readonly ImportFormat<object>[];
  /** Prepares a picture or document for sending, as a form does. Throws an error with a sentence. */
  prepareFile?: (file: File) => Promise<File>;
  exports: readonly ToolExport[];
  device?: DeviceFiles;
}
