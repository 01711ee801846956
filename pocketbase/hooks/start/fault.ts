interface Fault {
  says: RegExp;
  sentence: (folder: string) => string;
}

const FULL: Fault = {
  says: /database or disk is full|no space left on device|disk quota exceeded/i,
  sentence: (folder) =>
    `The disk of the data folder ${folder} is full: free some space, such as old backups in it, and start again. Nothing is lost.`,
};

/** What SQLite, Go and the system say when a data folder can't be used, and what is to be done then. */
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

/** Below so many bytes SQLite can't open a database, and says of the disk whatever comes to its mind. */
const LEAST_FREE = 64 * 1024;

/** What a failed start says of its data folder, on whose disk so much is `free`; `null` where the cause is another one. */
export function faultOf(reason: string, folder: string, free: number | null): string | null {
  const fault = FAULTS.find(({ says }) => says.test(reason));
  const isFull = fault !== undefined && free !== null && free < LEAST_FREE;
  return (isFull ? FULL : fault)?.sentence(folder) ?? null;
}

/** A file of the data folder, and who may use it. */
export interface OwnedFile {
  path: string;
  uid: number;
  /** The bits of its mode. */
  mode: number;
}

const ROOT = 0;
/** The bits by which others than the owner of a file may write to it. */
const SHARED = 0o022;

/**
 * What the start says where a file is somebody else's, such as root's after a start by `sudo`; `null` where all are its own, or
 * others may write to them, as on some disks of the network.
 */
export function strangeOwner(folder: string, files: readonly OwnedFile[], own: number): string | null {
  if (own === ROOT) return null;
  const strange = files.find(({ uid, mode }) => uid !== own && (mode & SHARED) === 0);
  if (strange === undefined) return null;
  const owner = strange.uid === ROOT ? 'root' : `user ${strange.uid}`;
  return `${strange.path} belongs to ${owner}, and the hub runs as user ${own}: run "sudo chown -R ${own} '${folder}'", and start again.`;
}

/** What the start says where it can't listen; `null` where that is not the cause. `name` is the variable of the address. */
export function listenFault(reason: string, address: string, name: string): string | null {
  if (!reason.includes('listen tcp')) return null;
  if (reason.includes('address already in use')) {
    return `${address} is taken: stop the program that has it, or choose another address with ${name}.`;
  }
  if (reason.includes('permission denied')) {
    return `${address} may be used by root alone, as all ports below 1024: choose a port from 1024 up with ${name}, or run the hub as the service of systemd, which may.`;
  }
  if (
    reason.includes('cannot assign requested address') ||
    reason.includes("can't assign requested address")
  ) {
    return `This machine has no address ${address}: write one of its own with ${name}, or 0.0.0.0 for all of them.`;
  }
  if (reason.includes('lookup ')) {
    return `No machine is called as in ${address}: write an address of this machine with ${name}, such as 127.0.0.1 or 0.0.0.0.`;
  }
  return `${address} can't be used (${reason}): choose another address with ${name}.`;
}
