import { describe, expect, it } from 'vitest';
import {
  type Backup,
  type BackupState,
  backupWarning,
  isProofDue,
  newestProof,
  NO_BACKUP,
  type Proof,
  withNewest,
  withProof,
} from './state';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const T0 = Date.UTC(2026, 10, 26, 3);

const NOON = 12;
const NIGHT = 3;

const backup = (day: number): Backup => ({ name: `night-${day}.zip`, madeAt: T0 + day * DAY, bytes: 1000 });
const FINE = { records: 12, documents: 3 };
const DAMAGED = { problem: 'It can’t be unpacked (zip: checksum error).' };

function proofOf({ name, madeAt }: Backup, findings: Proof['findings'], provedAt = madeAt + HOUR): Proof {
  return { name, madeAt, provedAt, findings };
}

const fresh = withNewest(NO_BACKUP, backup(0));
const proved = withProof(fresh, proofOf(backup(0), FINE));
const failed = withProof(fresh, proofOf(backup(0), DAMAGED));

describe('a proof is due', () => {
  it.each<[string, BackupState, number, number, boolean]>([
    ['where there is no backup', NO_BACKUP, T0 + 9 * DAY, NIGHT, false],
    ['by day for a new backup', fresh, T0 + HOUR, NOON, false],
    ['just before the night begins', fresh, T0 + HOUR, 0, false],
    ['as the night begins', fresh, T0 + HOUR, 1, true],
    ['in the last hour of the night', fresh, T0 + HOUR, 5, true],
    ['when the night is over', fresh, T0 + HOUR, 6, false],
    ['by day for a backup of yesterday', fresh, T0 + DAY, NOON, false],
    ['by day for one that missed its night', fresh, T0 + DAY + 1, NOON, true],
    ['for a proved one', proved, T0 + 9 * DAY, NIGHT, false],
    ['in the night of the failure', failed, T0 + 3 * HOUR, NIGHT, false],
    ['in the night after the failure', failed, T0 + 14 * HOUR, NIGHT, true],
    ['by day after the failure', failed, T0 + 14 * HOUR, NOON, false],
    ['by day, a day after the failure', failed, T0 + HOUR + DAY + 1, NOON, true],
    ['for a newer one than the proved', withNewest(proved, backup(1)), T0 + DAY + HOUR, NIGHT, true],
    [
      'for another one of the same name',
      withNewest(proved, { ...backup(1), name: backup(0).name }),
      T0 + DAY + HOUR,
      NIGHT,
      true,
    ],
  ])('%s: %#', (_, state, now, hour, isDue) => {
    expect(isProofDue(state, now, hour)).toBe(isDue);
  });
});

describe('the owner is warned', () => {
  const UNPROVED = 'No backup of the hub has been proved for more than two days.';
  const FAILED = 'The proof of the newest backup has failed.';

  it('of a backup that is unproved for more than two days', () => {
    expect(backupWarning(fresh, T0 + 2 * DAY)).toBeNull();
    expect(backupWarning(fresh, T0 + 2 * DAY + 1)).toBe(UNPROVED);
  });

  it('where each night has a new backup and none is ever proved', () => {
    const nights = [1, 2, 3].reduce((state, day) => withNewest(state, backup(day)), fresh);
    expect(nights.newest).toEqual(backup(3));
    expect(backupWarning(nights, T0 + 3 * DAY)).toBe(UNPROVED);
  });

  it('two days after the first unproved one, not after the proved one before', () => {
    const next = withNewest(proved, backup(5));
    expect(backupWarning(next, T0 + 7 * DAY)).toBeNull();
    expect(backupWarning(next, T0 + 7 * DAY + 1)).toBe(UNPROVED);
  });

  it('of a failed proof at once, until a newer backup has come, and then as of any unproved one', () => {
    expect(backupWarning(failed, T0 + HOUR)).toBe(FAILED);
    const next = withNewest(failed, backup(1));
    expect(backupWarning(next, T0 + DAY)).toBeNull();
    expect(backupWarning(next, T0 + 2 * DAY + 1)).toBe(UNPROVED);
  });

  it('of nothing where the newest is proved, or there is none', () => {
    expect(backupWarning(proved, T0 + 99 * DAY)).toBeNull();
    expect(backupWarning(withNewest(proved, backup(0)), T0 + 99 * DAY)).toBeNull();
    expect(backupWarning(withNewest(fresh, null), T0 + 99 * DAY)).toBeNull();
  });

  it('of a backup that could not be made at once, until one is', () => {
    const notMade = { ...proved, notMade: 'the disk is full.' };
    expect(backupWarning(notMade, T0 + HOUR)).toBe('The last backup could not be made: the disk is full.');
    expect(backupWarning(withNewest(notMade, backup(0)), T0 + HOUR)).not.toBeNull();
    expect(backupWarning(withProof(notMade, proofOf(backup(0), FINE)), T0 + HOUR)).not.toBeNull();
  });

  it('where a newer backup has come while the last one was being proved', () => {
    const meanwhile = withNewest(proved, backup(1));
    expect(newestProof(meanwhile)).toBeNull();
    expect(backupWarning(meanwhile, T0 + 3 * DAY + 1)).toBe(UNPROVED);
  });
});
