import { Zip, ZipPassThrough } from 'fflate';
import type { NamedFile } from './protocol';

/**
 * The earliest time that a zip file can store, because a real one would reveal something. Zip files store local time.
 */
const NO_TIME = new Date(1980, 0, 1);

/** Packs files into a zip, one at a time in memory, and without compression: they are compressed already. */
export async function pack(files: readonly NamedFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const problems: Error[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) problems.push(problem);
    // As a blob at once, so that the browser need not keep it in memory.
    else parts.push(new Blob([chunk]));
  });
  for (const { name, file } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = NO_TIME;
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
  }
  zip.end();
  if (problems[0]) throw problems[0];
  return new Blob(parts, { type: 'application/zip' });
}
