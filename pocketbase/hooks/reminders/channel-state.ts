import { execute } from '../services/stored';
import { findRecord } from '../transaction';

/** Notes on a person's record whether one of their active channels fails. */
function noteOnPerson(app: App, owner: string): void {
  execute(
    app,
    `UPDATE users SET remindersFail = EXISTS (SELECT 1 FROM reminder_channels c
       WHERE c.owner = users.id AND c.isOn AND c.lastState = 'failed') WHERE id = {:owner}`,
    { owner },
  );
}

/** The source name of messages that tell of a failing channel; their record is the channel. */
export const CHANNEL_FAILS = 'channel-fails';

/**
 * Lets the failed messages of a channel wait again: those that no other channel has delivered, and after which no later
 * reminder of the same date came. Who says what of it is left, and not done, is the sending.
 */
const SEND_MISSED = `
  UPDATE deliveries SET state = 'waiting', tries = 0, nextTry = 0
  WHERE channel = {:channel} AND state = 'failed' AND source <> '${CHANNEL_FAILS}' AND NOT EXISTS (
    SELECT 1 FROM deliveries o
    WHERE o.person = deliveries.person AND o.record = deliveries.record AND o.date = deliveries.date
      AND o.snoozes = deliveries.snoozes
      AND (o.lead < deliveries.lead OR (o.lead = deliveries.lead AND o.state = 'sent')))`;

/** Notes on the channel the result of its last message. What a channel missed while it failed is sent when it works again. */
export function noteOnChannel(app: App, channel: string, isSent: boolean, reason: string): void {
  const failed = findRecord(app, 'reminder_channels', channel)?.getString('lastState') === 'failed';
  if (isSent && failed) execute(app, SEND_MISSED, { channel });
  execute(
    app,
    'UPDATE reminder_channels SET lastState = {:state}, lastAt = {:at}, lastReason = {:reason} WHERE id = {:channel}',
    { state: isSent ? 'sent' : 'failed', at: new Date().toISOString(), reason, channel },
  );
  const record = findRecord(app, 'reminder_channels', channel);
  if (record !== null) noteOnPerson(app, record.getString('owner'));
}

/** Clears the failure of a channel that was turned off or deleted. */
export function forgetFailure(e: RecordEvent): void {
  noteOnPerson(e.app, e.record.getString('owner'));
  e.next();
}
