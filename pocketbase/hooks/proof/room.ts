const KILOBYTE = 1024;
const GIGABYTE = 1e9;

/** The row of `df -Pk` (POSIX): size, used and free in kilobytes, and how much of it is used. */
const ROW = /\s\d+\s+\d+\s+(\d+)\s+\d+%\s/;

/** How many bytes `df -Pk` says are free; `null` where it says something else. */
export function readFree(text: string): number | null {
  const free = ROW.exec(text)?.[1];
  return free === undefined ? null : Number(free) * KILOBYTE;
}

const inGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** Why something can't be made here, as a sentence; `null` where it can, or nobody knows how much room there is. */
export function roomProblem(what: string, needed: number, free: number | null): string | null {
  if (free === null || free >= needed) return null;
  return (
    `The disk has no room for a ${what}: it needs ${inGigabytes(needed)}, and ${inGigabytes(free)} are free. ` +
    'Free some space, or delete old backups in the admin console: Settings, Backups.'
  );
}
