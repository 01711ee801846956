import { readFree } from './room';

/** The number of free bytes on a folder's disk; `null` if there is no `df`, as in the container. */
export function freeBytes(folder: string): number | null {
  try {
    return readFree(toString($os.cmd('df', '-Pk', folder).output()));
  } catch {
    return null;
  }
}
