import { type CsvTable, parseCsv } from './csv';
import { ImportFault } from './import-fault';
import type { ImportFile } from './import-format';
import { decodeText } from './text';
import { freshBudget, isZip, unzip, ZIP_LIMITS, type ZipBudget } from './unzip';

/** The largest file, in bytes. */
export const MOST_BYTES = 20_000_000;

/** Reads a chosen file. Throws `ImportFault` if it is empty or larger than {@link MOST_BYTES}. */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size === 0) throw new ImportFault('The file is empty.');
  if (file.size > MOST_BYTES) throw new ImportFault(`The file is larger than ${MOST_BYTES / 1e6} MB.`);
  return importFile(file.name, new Uint8Array(await file.arrayBuffer()));
}

/** An `ImportFile` made from its name and bytes. */
export function importFile(name: string, bytes: Uint8Array<ArrayBuffer>): ImportFile {
  return openFile(name, bytes, freshBudget(), 1);
}

function openFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  budget: ZipBudget,
  depth: number,
): ImportFile {
  const text = once(() => decodeText(bytes));
  return {
    name,
    bytes,
    text,
    table: once(() => tableOf(text())),
    zip: once(async () => {
      if (!isZip(bytes)) return null;
      if (depth > ZIP_LIMITS.depth)
        throw new ImportFault('The file holds zip files within zip files. Choose the one inside.');
      return unzip(bytes, budget);
    }),
    nested: (inner, innerBytes) => openFile(inner, innerBytes, budget, depth + 1),
  };
}

/** The table in a text; `null` if it is not a table. */
function tableOf(text: string | null): CsvTable | null {
  if (text === null) return null;
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof ImportFault) return null;
    throw error;
  }
}

function once<Value>(read: () => Value): () => Value {
  let value: { read: Value } | undefined;
  return () => (value ??= { read: read() }).read;
}
