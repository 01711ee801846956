import { requireLitestream } from '../replica/replica';
import { readTarget, type Target } from '../replica/target';
import { endWith } from '../start/end';
import { prepareFolder } from '../start/folder';
import { knowsConditions } from './bucket';
import { newMachine, turn } from './machine';

/** The replica in the command's argument. */
function requireBucket(): Target {
  const [, , replica = ''] = $os.args;
  if (replica === '' || replica.startsWith('-')) endWith('Name the bucket: hub standby s3://bucket/path.');
  const target = readTarget(replica, $app.dataDir(), (name) => $os.getenv(name));
  if (typeof target === 'string') return endWith(target.replace('HUB_REPLICA', 'The replica'));
  if (target.kind === 's3') return target;
  return endWith(
    `${target.name} can't say which of two machines serves: hub standby needs S3 storage (s3://bucket/path).`,
  );
}

function requireConditions(target: Target): void {
  for (let isReported = false; ;) {
    const knows = knowsConditions(target);
    if (knows === true) return;
    if (knows === false) {
      endWith(
        `${target.name} does not refuse a write whose condition does not hold, so that two machines could serve at once: ` +
          'choose S3 storage that knows If-Match and If-None-Match.',
      );
    }
    if (!isReported)
      $app.rootCmd
        .outOrStdout()
        .write(`${target.name} does not answer, or refuses the keys: trying again.\n`);
    isReported = true;
    sleep(1000);
  }
}

/**
 * Serves the hub whenever this machine holds the lease in the bucket, and waits otherwise. It runs before
 * PocketBase opens a database, and opens none: the hub is its child process.
 */
export function standBy(folder: string): never {
  const target = requireBucket();
  requireLitestream();
  try {
    $os.stat('/proc/self/stat');
  } catch {
    endWith('hub standby runs only on Linux: only there does the hub end with it, however it ends.');
  }
  prepareFolder(folder);
  requireConditions(target);
  const machine = newMachine(folder, target);
  for (;;) sleep(turn(machine));
}
