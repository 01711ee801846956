import { findRecord } from '../transaction';
import { spend } from '../services/budget';
import { sendJson } from '../services/upstream';
import { findPersonToRemind } from './person';
import { randomId } from './secrets';
import { hubAddress, sendParcel } from './send';
import { noteOnChannel } from './channel-state';

/** How many tests one person may send in ten minutes. */
const MOST_TESTS = 20;

/** Sends a test message over one of the person's channels, and returns the result. */
export function sendTest(e: RequestEvent): void {
  const owner = e.auth?.id ?? '';
  const channel = findRecord(e.app, 'reminder_channels', e.request.pathValue('channel'));
  if (channel?.getString('owner') !== owner) throw new NotFoundError('This channel no longer exists.');
  if (spend('reminder-tests', owner, 1, MOST_TESTS) > 0)
    throw new TooManyRequestsError('That was a lot of tests. Try again in ten minutes.');
  const hub = hubAddress(e.app);
  const answer = sendParcel(e.app, {
    ...{
      id: randomId(),
      channel,
      hub,
      source: null,
      lastDate: null,
      actionKey: '',
      person: findPersonToRemind(e.app, owner),
    },
    title: 'This is a test',
    body: 'Reminders of your hub arrive here.',
    url: `${hub}/account/reminders`,
  });
  const reason = answer.kind === 'sent' ? '' : answer.reason;
  if (answer.kind === 'gone') e.app.delete(channel);
  else noteOnChannel(e.app, channel.id, answer.kind === 'sent', reason);
  sendJson(e, 200, { state: answer.kind, reason });
}
