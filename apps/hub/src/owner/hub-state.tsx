import { counted } from '@hub/locale';
import { asOf } from '@hub/tool-kit';
import { Banner, List, ListItem, TextLink } from '@hub/ui';
import { type HubRow, hubRows } from './hub-rows';
import type { HubStatus } from './hub-status.api';
import { NewVersions } from './new-versions';

const tones = { ok: 'text-ok', warning: 'text-warning', danger: 'text-danger' };

function Row({ icon: Icon, title, value, tone, details }: HubRow) {
  return (
    <ListItem
      leading={<Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0 self-start text-muted" />}
    >
      <span className="block text-13 text-muted">{title}</span>
      <span className={`block font-medium tabular-nums ${tone ? tones[tone] : ''}`}>{value}</span>
      {details.map((line) => (
        <span key={line} className="block text-13 wrap-anywhere text-muted">
          {line}
        </span>
      ))}
    </ListItem>
  );
}

function LastErrors({ errors, now }: Pick<HubStatus, 'errors' | 'now'>) {
  if (errors.length === 0) return <p className="text-muted">None in the last five days.</p>;
  return (
    <>
      <List label="Last errors">
        {errors.map(({ message, lastAt, count }) => (
          <ListItem key={message}>
            <span className="block font-medium wrap-anywhere">{message}</span>
            <span className="block text-13 text-muted">
              {asOf(lastAt, now)}
              {count > 1 && `, ${counted(count, 'time')}`}
            </span>
          </ListItem>
        ))}
      </List>
      <p className="text-13 text-muted">
        Their causes are in the{' '}
        <TextLink to="/_/#/logs" reloadDocument>
          admin console
        </TextLink>
        , under Logs.
      </p>
    </>
  );
}

/** The state of the hub: warnings, version, data, backups and reminders, and the last errors. */
export function HubState({ status }: { status: HubStatus }) {
  return (
    <>
      {status.warning !== null && <Banner tone="warning">{status.warning}</Banner>}
      <List label="State of the hub">
        {hubRows(status).map((row) => (
          <Row key={row.title} {...row} />
        ))}
      </List>
      {status.releases !== null && <NewVersions releases={status.releases} now={status.now} />}
      <h2 className="text-17">Last errors</h2>
      <LastErrors {...status} />
    </>
  );
}
