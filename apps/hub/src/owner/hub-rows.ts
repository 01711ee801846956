import { toCalendarDate } from '@hub/calendar';
import { counted, formatNumber, formatSize } from '@hub/locale';
import { asOf, distanceInWords } from '@hub/tool-kit';
import type { LucideIcon } from 'lucide-react';
import BellRing from 'lucide-react/icons/bell-ring';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Database from 'lucide-react/icons/database';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Network from 'lucide-react/icons/network';
import Server from 'lucide-react/icons/server';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { HubStatus } from './hub-status.api';

/** One row on the page of the hub. */
export interface HubRow {
  icon: LucideIcon;
  title: string;
  value: string;
  /** The meaning of the value; neutral if missing. */
  tone?: 'ok' | 'warning' | 'danger';
  /** Additional lines. */
  details: string[];
}

function versionRow({ version, startedAt, now }: HubStatus): HubRow {
  const distance = distanceInWords(toCalendarDate(now), toCalendarDate(startedAt));
  return {
    icon: Server,
    title: 'Version',
    value: version,
    details: [`Started ${distance}, ${asOf(startedAt, now)}`],
  };
}

function dataRow({ sizes: { database, log, documents } }: HubStatus): HubRow {
  const parts = [
    `Database ${formatSize(database)}`,
    documents === null ? 'documents in a bucket' : `documents ${formatSize(documents)}`,
    `log ${formatSize(log)}`,
  ];
  return {
    icon: Database,
    title: 'Data',
    value: formatSize(database + log + (documents ?? 0)),
    details: [parts.join(', ')],
  };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in the largest suitable unit: `0.4 s`, `12 min`, `3 h`, `3 days`. */
function shortAge(seconds: number): string {
  if (seconds < MINUTE) return `${formatNumber(Math.max(0, seconds))} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  return seconds < 2 * DAY ? `${Math.floor(seconds / HOUR)} h` : `${Math.floor(seconds / DAY)} days`;
}

function outcomeOf(proof: HubStatus['proof']): Pick<HubRow, 'tone'> & { text: string } {
  if (proof === null) return { text: 'not proved yet' };
  return 'problem' in proof.findings
    ? { text: 'can’t be restored', tone: 'danger' }
    : { text: 'proved', tone: 'ok' };
}

function backupRow({ backup, proof, now }: HubStatus): HubRow {
  const head = { icon: DatabaseBackup, title: 'Last backup' };
  if (backup === null) return { ...head, value: 'None yet', details: ['The hub makes one each night.'] };
  const { text, ...tone } = outcomeOf(proof);
  return {
    ...head,
    ...tone,
    value: `${shortAge(Math.floor((now.getTime() - backup.madeAt.getTime()) / 1000))} ago, ${text}`,
    details: [`${asOf(backup.madeAt, now)}, ${formatSize(backup.bytes)}, ${backup.name}`],
  };
}

function proofRow({ backup, proof, warning, now }: HubStatus): HubRow[] {
  if (backup === null) return [];
  const head = { icon: ShieldCheck, title: 'Proof of this backup' };
  if (proof === null) {
    const late = warning === null ? {} : ({ tone: 'warning' } as const);
    return [
      { ...head, ...late, value: 'Not proved yet', details: ['The hub proves a copy of it at night.'] },
    ];
  }
  const { findings, provedAt } = proof;
  const at = asOf(provedAt, now);
  if ('problem' in findings) {
    const details = [
      findings.problem,
      `Tried ${at}, and again the next night`,
      'Make a new backup in the admin console: Settings, Backups.',
    ];
    return [{ ...head, tone: 'danger', value: 'Failed', details }];
  }
  const found = `${counted(findings.records, 'record')} and ${counted(findings.documents, 'document')}`;
  return [{ ...head, tone: 'ok', value: 'Can be restored', details: [`${found} read from a copy, ${at}`] }];
}

const DOCUMENTS = {
  copied: 'It holds the documents, too',
  waiting: 'Documents are waiting to be copied',
  'not kept': 'It holds no documents',
} as const;

function replicaRow({ replica }: HubStatus): HubRow[] {
  if (replica === null) return [];
  const { target, behind, documents, error } = replica;
  return [
    {
      icon: CloudUpload,
      title: 'Replica',
      value: behind === null ? 'Not replicated yet' : `Replicated ${shortAge(behind)} ago`,
      tone: error === null ? 'ok' : 'danger',
      details: [...(error === null ? [] : [error]), target, DOCUMENTS[documents]],
    },
  ];
}

function remindersRow({ reminders: { waiting, retried, failingChannels } }: HubStatus): HubRow {
  const details = [
    ...(retried > 0 ? [`${counted(retried, 'message')} of these could not be sent at once`] : []),
    ...(failingChannels > 0
      ? [`${counted(failingChannels, 'channel')} did not accept the last message`]
      : []),
  ];
  return {
    icon: BellRing,
    title: 'Reminders',
    value: waiting === 0 ? 'Nothing is waiting to be sent' : `${counted(waiting, 'message')} to be sent`,
    ...(details.length > 0 && { tone: 'warning' }),
    details,
  };
}

const PROXY_PROBLEMS = {
  ignored: [
    'This page came through a proxy, but HUB_PROXY is not 1.',
    'So everybody shares the limits of one address: ten sign-ins a minute for all together.',
  ],
  bypassed: [
    'This page did not come through the proxy from which the hub takes everybody’s address (HUB_PROXY).',
    'Whoever reaches the hub like this can claim any address, and try more passwords.',
  ],
};

function proxyRow({ proxy }: HubStatus): HubRow[] {
  if (proxy === 'as set') return [];
  const value = proxy === 'ignored' ? 'Not used' : 'Bypassed';
  return [{ icon: Network, title: 'Proxy', value, tone: 'warning', details: PROXY_PROBLEMS[proxy] }];
}

/** The rows of the page of the hub, from top to bottom. */
export function hubRows(status: HubStatus): HubRow[] {
  return [
    versionRow(status),
    dataRow(status),
    backupRow(status),
    ...proofRow(status),
    ...replicaRow(status),
    remindersRow(status),
    ...proxyRow(status),
  ];
}
