import { type CsvTable, parseCsv } from './csv';
import { ImportFault } from './import-fault';
import type { ImportFile } from './import-format';
import { decodeText } from './text';
import { freshBudget, isZip, unzip, ZIP_LIMITS, type ZipBudget } from './unzip';

/** The largest file, in bytes. A zip may be larger: most of it are pictures, one or two of each card. */
export const MOST_BYTES = 20_000_000;
const MOST_ZIP_BYTES = ZIP_LIMITS.unpackedBytes;

/** The first bytes, by which a zip is known. */
const HEAD_BYTES = 4;

/** Reads a chosen file. Throws `ImportFault` if it is empty or too large. */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size === 0) throw new ImportFault('The file is empty.');
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const most = isZip(head) ? MOST_ZIP_BYTES : MOST_BYTES;
  if (file.size > most) throw new ImportFault(`The file is larger than ${most / 1e6} MB.`);
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
