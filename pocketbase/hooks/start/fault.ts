interface Fault {
  says: RegExp;
  sentence: (folder: string) => string;
}

const FULL: Fault = {
  says: /database or disk is full|no space left on device|disk quota exceeded/i,
  sentence: (folder) =>
    `The disk of the data folder ${folder} is full: free some space, such as old backups in it, and start again. Nothing is lost.`,
};

/** Messages of SQLite, Go and the system for an unusable data folder, and what to do then. */
const FAULTS: readonly Fault[] = [
  FULL,
  {
    says: /locking protocol|disk I\/O error|operation not supported|function not implemented|no locks available/i,
    sentence: (folder) =>
      `The disk of the data folder ${folder} can't lock files, or is faulty: exFAT, NFS and SMB can't be used. ` +
      'Choose a folder on a disk of this machine with HUB_DATA, such as ext4, XFS, ZFS or APFS.',
  },
  {
    says: /read-only file system/i,
    sentence: (folder) =>
      `The disk of the data folder ${folder} is mounted read-only: mount it for writing, or choose another folder with HUB_DATA.`,
  },
  {
    says: /readonly database|permission denied|unable to open database|operation not permitted/i,
    sentence: (folder) =>
      `A file in the data folder ${folder} can't be opened by this user: make the user that runs the hub its owner (chown -R), ` +
      'or choose another folder with HUB_DATA.',
  },
];

/** With less free space, SQLite can't open a database, and reports arbitrary errors. */
const LEAST_FREE = 64 * 1024;

/** The message of a failed start about its data folder, on a disk with `free` bytes; `null` for another cause. */
export function faultOf(reason: string, folder: string, free: number | null): string | null {
  const fault = FAULTS.find(({ says }) => says.test(reason));
  const isFull = fault !== undefined && free !== null && free < LEAST_FREE;
  return (isFull ? FULL : fault)?.sentence(folder) ?? null;
}

/** A file of the data folder, and its permissions. */
export interface OwnedFile {
  path: string;
  uid: number;
  /** The bits of its mode. */
  mode: number;
}

const ROOT = 0;
/** The mode bits that allow others than the owner to write. */
const SHARED = 0o022;

/**
 * The message if a file belongs to another user, such as root after a start with `sudo`; `null` if all belong
 * to this user, or others may write to them, as on some network drives.
 */
export function strangeOwner(folder: string, files: readonly OwnedFile[], own: number): string | null {
  if (own === ROOT) return null;
  const strange = files.find(({ uid, mode }) => uid !== own && (mode & SHARED) === 0);
  if (strange === undefined) return null;
  const owner = strange.uid === ROOT ? 'root' : `user ${strange.uid}`;
  return `${strange.path} belongs to ${owner}, and the hub runs as user ${own}: run "sudo chown -R ${own} '${folder}'", and start again.`;
}

/** The message if the hub can't listen on its address, in the variable `name`; `null` for another cause. */
export function listenFault(reason: string, address: string, name: string): string | null {
  if (!reason.includes('listen tcp')) return null;
  if (reason.includes('address already in use')) {
    return `${address} is taken: stop the program that has it, or choose another address with ${name}.`;
  }
  if (reason.includes('permission denied')) {
    return `${address} may be used by root only, like all ports below 1024: choose a port from 1024 up with ${name}, or run the hub as the service of systemd, which may.`;
  }
  if (
    reason.includes('cannot assign requested address') ||
    reason.includes("can't assign requested address")
  ) {
    return `This machine has no address ${address}: write one of its own with ${name}, or 0.0.0.0 for all of them.`;
  }
  if (reason.includes('lookup ')) {
    return `No machine has the name in ${address}: write an address of this machine with ${name}, such as 127.0.0.1 or 0.0.0.0.`;
  }
  return `${address} can't be used (${reason}): choose another address with ${name}.`;
}
