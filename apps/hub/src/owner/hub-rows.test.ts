import { expect, it } from 'vitest';
import { hubRows } from './hub-rows';
import { parseStatus } from './hub-status.api';
import { sampleStatus } from './testing';

const NOW = Date.UTC(2026, 10, 26, 8, 30);
const HOUR = 3_600_000;

/** The rows as a person reads them, by title. */
function rowsOf(values: Readonly<Record<string, unknown>> = {}) {
  const rows = hubRows(parseStatus(sampleStatus(values, NOW)));
  return Object.fromEntries(
    rows.map(({ title, value, tone, details }) => [title, [tone ?? 'plain', value, ...details]]),
  );
}

it('tells of a hub that is well', () => {
  expect(rowsOf()).toEqual({
    Version: ['plain', '1.0.0', 'Started 3 days ago, 23 Nov, 05:30'],
    Data: ['plain', '93.9 MB', 'Database 12.4 MB, documents 81.2 MB, log 310 kB'],
    'Last backup': ['ok', '5 h ago, proved', '03:30, 74.9 MB, @auto_pb_backup_apps_20261126030000.zip'],
    'Proof of this backup': [
      'ok',
      'Can be restored',
      '11,541 records and 212 documents read from a copy, 04:30',
    ],
    Reminders: ['plain', 'Nothing is waiting to be sent'],
  });
});

it('tells of a hub that was just started, without a backup', () => {
  const rows = rowsOf({ startedAt: NOW - HOUR / 2, backup: null, proof: null });
  expect(rows['Version']).toEqual(['plain', '1.0.0', 'Started today, 08:00']);
  expect(rows['Last backup']).toEqual(['plain', 'None yet', 'The hub makes one each night.']);
  expect(rows).not.toHaveProperty('Proof of this backup');
});

it.each([
  [0, '0 s ago'],
  [1, '1 min ago'],
  [59, '59 min ago'],
  [60, '1 h ago'],
  [48 * 60 - 1, '47 h ago'],
  [48 * 60, '2 days ago'],
])('tells how old the last backup is: %i minutes', (minutes, words) => {
  const backup = { name: 'night.zip', madeAt: NOW - minutes * 60_000, bytes: 1 };
  expect(rowsOf({ backup, proof: null })['Last backup']?.slice(0, 2)).toEqual([
    'plain',
    `${words}, not proved yet`,
  ]);
});

it('tells of a backup that is not proved, in a warning where it is late', () => {
  const value = ['Not proved yet', 'The hub proves a copy of it at night.'];
  expect(rowsOf({ proof: null })['Proof of this backup']).toEqual(['plain', ...value]);
  const late = { proof: null, warning: 'No backup of the hub has been proved for more than two days.' };
  expect(rowsOf(late)['Proof of this backup']).toEqual(['warning', ...value]);
});

it('tells why a backup can’t be restored', () => {
  const proof = { provedAt: NOW - HOUR, findings: { problem: 'A document is missing.' } };
  expect(rowsOf({ proof })['Last backup']?.slice(0, 2)).toEqual(['danger', '5 h ago, can’t be restored']);
  expect(rowsOf({ proof })['Proof of this backup']).toEqual([
    'danger',
    'Failed',
    'A document is missing.',
    'Tried 07:30, and again the next night',
    'Make a new backup in the admin console: Settings, Backups.',
  ]);
});

it('tells how old the replica is, where there is one, and what is wrong with it', () => {
  expect(rowsOf()).not.toHaveProperty('Replica');
  const replica = { target: 's3://bucket/hub', behind: 0.4, documents: 'copied', error: null };
  expect(rowsOf({ replica })['Replica']).toEqual([
    'ok',
    'Replicated 0.4 s ago',
    's3://bucket/hub',
    'It holds the documents, too',
  ]);
  const late = { ...replica, behind: 3600.4, error: 'Nothing has been replicated for 3600 seconds.' };
  expect(rowsOf({ replica: late })['Replica']?.slice(0, 2)).toEqual(['danger', 'Replicated 1 h ago']);
  const error = 'Litestream is not running: it will be started again within a minute.';
  expect(rowsOf({ replica: { ...replica, behind: null, documents: 'waiting', error } })['Replica']).toEqual([
    'danger',
    'Not replicated yet',
    error,
    's3://bucket/hub',
    'Documents are waiting to be copied',
  ]);
});

it('tells of documents in a bucket, and of reminders that wait', () => {
  const rows = rowsOf({
    sizes: { database: 1_000_000, log: 0, documents: null },
    reminders: { waiting: 3, retried: 1, failingChannels: 1 },
  });
  expect(rows['Data']).toEqual(['plain', '1.0 MB', 'Database 1.0 MB, documents in a bucket, log 0 bytes']);
  expect(rows['Reminders']).toEqual([
    'warning',
    '3 messages to be sent',
    '1 message of these could not be sent at once',
    '1 channel did not accept the last message',
  ]);
});

it.each([
  ['ignored', 'Not used', /came through a proxy, but HUB_PROXY is not 1/],
  ['bypassed', 'Bypassed', /did not come through the proxy/],
])('warns of a proxy that is not as set: %s', (proxy, value, words) => {
  expect(rowsOf()).not.toHaveProperty('Proxy');
  expect(rowsOf({ proxy })['Proxy']).toEqual([
    'warning',
    value,
    expect.stringMatching(words) as string,
    expect.any(String) as string,
  ]);
});
