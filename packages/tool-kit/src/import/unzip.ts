import { crc32 } from './crc32';
import { ImportFault } from './import-fault';
import { commonFolder, isOfSystem } from './packed-again';
import { type ZipEntry, zipDirectory } from './zip-directory';

/** The limits of a zip, including the zips inside it. */
export const ZIP_LIMITS = { entries: 10_000, unpackedBytes: 100_000_000, depth: 2 };

/** What remains of the limits while the zips of one file are opened. */
export interface ZipBudget {
  entries: number;
  bytes: number;
}

/** The full limits, before the first zip of a file. */
export function freshBudget(): ZipBudget {
  return { entries: ZIP_LIMITS.entries, bytes: ZIP_LIMITS.unpackedBytes };
}

/** Whether the bytes begin like a zip: with a file, or with the end record of an empty zip. */
export function isZip([p, k, third, fourth]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/** The general purpose bit for encryption in a file's header (APPNOTE 4.4.4). */
const isEncrypted = (bytes: Uint8Array) => ((bytes[6] ?? 0) & 1) === 1;

/**
 * The files of a zip by name, without folders and without one that holds all of them; their size is deducted from the budget. Throws `ImportFault`
 * if the zip is damaged, has a duplicate name, needs a password, or exceeds the budget.
 */
export async function unzip(
  bytes: Uint8Array<ArrayBuffer>,
  budget: ZipBudget,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  if (isEncrypted(bytes))
    throw new ImportFault('The file is locked with a password. Export it again without one.');
  const { unzipSync } = await import('fflate');
  try {
    const directory = zipDirectory(bytes);
    const entries = new Map<string, ZipEntry | undefined>();
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        take(budget, originalSize);
        const entry = directory.shift();
        if (name.endsWith('/') || isOfSystem(name)) return false;
        if (entries.has(name)) throw new ImportFault(`The zip file holds “${name}” twice. Export it again.`);
        entries.set(name, entry);
        return true;
      },
    });
    const unpacked = new Map(Object.entries(files));
    for (const [name, content] of unpacked) checkContent(name, content, entries.get(name));
    const folder = commonFolder([...unpacked.keys()]);
    return new Map([...unpacked].map(([name, content]) => [name.slice(folder.length), content]));
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    throw new ImportFault('The zip file is damaged. Export it again.', { cause: error });
  }
}

/** Rejects a file whose size or checksum differs from the directory, because the unpacker checks neither. */
function checkContent(name: string, content: Uint8Array, entry: ZipEntry | undefined): void {
  if (content.length !== entry?.size || crc32(content) !== entry.crc)
    throw new ImportFault(`“${name}” in the zip file is damaged. Export it again.`);
}

function take(budget: ZipBudget, bytes: number): void {
  budget.entries -= 1;
  budget.bytes -= bytes;
  if (budget.entries < 0) throw new ImportFault(`The zip file holds more than ${ZIP_LIMITS.entries} files.`);
  if (budget.bytes < 0)
    throw new ImportFault(
      `The zip file holds more than ${ZIP_LIMITS.unpackedBytes / 1e6} MB when it is unpacked.`,
    );
}
