import { requireLitestream, requireNamedTarget } from '../replica/replica';
import type { Target } from '../replica/target';
import { endWith, print } from '../start/end';
import { exists } from '../start/files';
import { prepareFolder } from '../start/folder';
import { knowsConditions } from './bucket';
import { newMachine, turn } from './machine';

function requireBucket(): Target {
  const target = requireNamedTarget('Name the bucket: hub standby s3://bucket/path.');
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
    if (!isReported) print(`${target.name} does not answer, or refuses the keys: trying again.`);
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
  if (!exists('/proc/self/stat')) {
    endWith('hub standby runs only on Linux: only there does the hub end with it, however it ends.');
  }
  prepareFolder(folder);
  requireConditions(target);
  const machine = newMachine(folder, target);
  for (;;) sleep(turn(machine));
}
