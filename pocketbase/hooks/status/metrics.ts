import { backupWarning, isProved, newestProof } from '../proof/state';
import { backupState } from '../proof/stored-state';
import { errorCount } from './errors';
import { type Metric, metricsText, TEXT_FORMAT } from './prometheus';
import { queue } from './queue';
import { sizes } from './sizes';
import { startedAt } from './started';

const inSeconds = (ms: number) => ms / 1000;

function backupMetrics(app: App): Metric[] {
  const state = backupState(app);
  const { newest } = state;
  const proof = newestProof(state);
  const isWarning = backupWarning(state, Date.now()) !== null;
  return [
    ...(newest === null
      ? []
      : ([
          {
            name: 'hub_backup_time_seconds',
            help: 'When the newest backup was made.',
            value: inSeconds(newest.madeAt),
          },
          { name: 'hub_backup_bytes', help: 'Size of the newest backup.', value: newest.bytes },
        ] as const)),
    {
      name: 'hub_backup_proved',
      help: 'Whether the newest backup has been proved.',
      value: Number(proof !== null && isProved(proof)),
    },
    {
      name: 'hub_backup_warning',
      help: 'Whether the owner is warned about the backups.',
      value: Number(isWarning),
    },
  ];
}

function sizeMetrics(app: App): Metric[] {
  const { database, log, documents } = sizes(app);
  return [
    { name: 'hub_database_bytes', help: 'Size of the database.', value: database },
    { name: 'hub_log_bytes', help: 'Size of the log’s database.', value: log },
    ...(documents === null
      ? []
      : [{ name: 'hub_documents_bytes', help: 'Size of all documents.', value: documents } as const]),
  ];
}

function reminderMetrics(app: App): Metric[] {
  const { waiting, retried, failingChannels } = queue(app);
  return [
    { name: 'hub_reminders_waiting', help: 'Messages that are not sent yet.', value: waiting },
    { name: 'hub_reminders_retried', help: 'Messages among them that have failed before.', value: retried },
    {
      name: 'hub_reminder_channels_failing',
      help: 'Channels that did not accept their last message.',
      value: failingChannels,
    },
  ];
}

function allMetrics(app: App): Metric[] {
  return [
    { name: 'hub_info', help: 'The version of the hub.', value: 1, labels: { version: HUB_VERSION } },
    {
      name: 'hub_start_time_seconds',
      help: 'When the hub was started.',
      value: inSeconds(startedAt()),
    },
    ...sizeMetrics(app),
    ...backupMetrics(app),
    ...reminderMetrics(app),
    { name: 'hub_logged_errors', help: 'Errors in the log of the last days.', value: errorCount() },
  ];
}

/** Compares in a time that reveals neither the token nor its length. */
function isToken(sent: string, token: string): boolean {
  return $security.equal($security.sha256(sent), $security.sha256(token));
}

/** Serves metrics to Prometheus, for the token of the environment. Without one, there is no such route. */
export function serveMetrics(e: RequestEvent): void {
  const token = $os.getenv('HUB_METRICS_TOKEN');
  if (token === '') throw new NotFoundError();
  const [, sent = ''] = /^Bearer (.*)$/i.exec(e.request.header.get('Authorization')) ?? [];
  if (!isToken(sent, token)) throw new UnauthorizedError('The metrics token is wrong.');
  e.response.header().set('Content-Type', TEXT_FORMAT);
  e.string(200, metricsText(allMetrics(e.app)));
}
