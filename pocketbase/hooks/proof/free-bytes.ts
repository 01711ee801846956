import { readFree } from './room';

/** How many bytes are free on the disk of a folder; `null` where there is no `df`, as in the container. */
export function freeBytes(folder: string): number | null {
  try {
    return readFree(toString($os.cmd('df', '-Pk', folder).output()));
  } catch {
    return null;
  }
}
