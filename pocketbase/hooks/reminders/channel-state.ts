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

/** Notes on the channel the result of its last message. */
export function noteOnChannel(app: App, channel: string, isSent: boolean, reason: string): void {
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
