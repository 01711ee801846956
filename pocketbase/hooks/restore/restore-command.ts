import { allKeys, openCopies } from '../replica/copies';
import { restoreDatabase } from '../replica/litestream';
import { requireLitestream, requireNamedTarget } from '../replica/replica';
import { readLease } from '../standby/bucket';
import { termAt } from '../standby/lease';
import { ofTerm, type Target } from '../replica/target';
import { endWith, print } from '../start/end';
import { isOfTheSystem } from '../start/folder';
import { proveRestored } from './restored-command';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const requireReplica = () =>
  requireNamedTarget(
    'Name the replica: hub restore s3://bucket/path (or a folder, or sftp://user@host/path).',
  );

/**
 * The time to which the hub is restored (`--at`); empty for now. Read here, because PocketBase parses the options
 * later.
 */
function requireTime(): string {
  const option = $os.args.find((arg) => arg.startsWith('--at='));
  const time = option?.slice('--at='.length) ?? '';
  if (time !== '' && !TIME.test(time)) {
    endWith(`--at is ${time}: write a time with its zone, for example 2026-11-26T08:00:00Z.`);
  }
  return time;
}

/** The same replica with the database of the machine that served at that time (`hub standby`). */
function ofServingTerm(target: Target, time: string): Target {
  if (target.kind !== 's3') return target;
  const found = readLease(target);
  if (found === 'failed') endWith(`${target.name} does not answer: check the address and the keys.`);
  return found === 'none' ? target : ofTerm(target, termAt(found.lease.terms, time) ?? 0);
}

function requireEmpty(folder: string): void {
  $os.mkdirAll(folder, 0o700);
  if ($os.readDir(folder).every((entry) => isOfTheSystem(entry.name()))) return;
  endWith(`${folder} is not empty, and a restore overwrites nothing: name an empty folder with HUB_DATA.`);
}

/** Restores the database before PocketBase opens it. A failure leaves the folder as empty as it was. */
export function restoreBeforeOpening(folder: string): void {
  const time = requireTime();
  const target = ofServingTerm(requireReplica(), time);
  requireLitestream();
  requireEmpty(folder);
  print(`Restoring ${target.name}…`);
  try {
    restoreDatabase(folder, target, time);
  } catch {
    for (const entry of $os.readDir(folder)) $os.removeAll(`${folder}/${entry.name()}`);
    endWith(`${target.name} can't be restored: see above.`);
  }
}

/** Restores the records' documents; those in their own storage (S3) are there already. */
export function restoreDocuments(target: Target): void {
  const copies = openCopies(target);
  if (copies === null) return;
  const copied = new Set(copies.list());
  const files = $app.newFilesystem();
  try {
    for (const key of allKeys()) {
      if (copied.has(key) && !files.exists(key)) files.uploadFile(copies.get(key), key);
    }
  } finally {
    files.close();
  }
}

/** Completes a restored hub so that it can be started: its database is there already. */
export function restoreReplica(): void {
  restoreDocuments(requireReplica());
  proveRestored();
  print(`\nServe it: start the hub with HUB_DATA=${$app.dataDir()}`);
}
