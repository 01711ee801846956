const KILOBYTE = 1024;
const GIGABYTE = 1e9;

/** The row of `df -Pk` (POSIX): size, used and free kilobytes, and the percentage used. */
const ROW = /\s\d+\s+\d+\s+(\d+)\s+\d+%\s/;

/** The free bytes in the output of `df -Pk`; `null` if the output has another format. */
export function readFree(text: string): number | null {
  const free = ROW.exec(text)?.[1];
  return free === undefined ? null : Number(free) * KILOBYTE;
}

const inGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** Why there is not enough space, as a sentence; `null` if there is, or the free space is unknown. */
export function roomProblem(what: string, needed: number, free: number | null): string | null {
  if (free === null || free >= needed) return null;
  return (
    `The disk has no space for a ${what}: it needs ${inGigabytes(needed)}, and ${inGigabytes(free)} are free. ` +
    'Free some space, or delete old backups in the admin console: Settings, Backups.'
  );
}
