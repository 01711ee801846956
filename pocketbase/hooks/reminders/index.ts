import { on, type ServerPart } from '../server-part';
import { forgetFailure } from './channel-state';
import { channelProblems, checks, limitChannels } from './checks';
import { serveFeed } from './feed';
import { changeItem, serveItem } from './item';
import { sendReminders } from './job';
import { actOnMessage, leadToChannels, unsubscribe } from './links';
import { dropOldReminders } from './old-reminders';
import { serveOverview } from './overview';
import { sendTest } from './test-message';
import { renewCalendarLink, serveCalendarLink } from './calendar-link';

/** The largest body in bytes: a few fields. */
const SMALL = 4096;

/** The server part for reminders. */
export const remindersPart: ServerPart = {
  routes: [
    { pattern: 'GET /api/hub/reminders', who: 'people', run: serveOverview },
    { pattern: 'GET /api/hub/reminders/items/{source}/{record}', who: 'people', run: serveItem },
    {
      pattern: 'POST /api/hub/reminders/items/{source}/{record}',
      who: 'people',
      body: SMALL,
      run: changeItem,
    },
    { pattern: 'POST /api/hub/reminders/test/{channel}', who: 'people', body: SMALL, run: sendTest },
    { pattern: 'POST /api/hub/reminders/act', who: 'anybody', body: SMALL, run: actOnMessage },
    {
      pattern: 'POST /api/hub/reminders/unsubscribe/{channel}/{key}',
      who: 'anybody',
      body: SMALL,
      run: unsubscribe,
    },
    {
      pattern: 'GET /api/hub/reminders/unsubscribe/{channel}/{key}',
      who: 'anybody',
      run: leadToChannels,
    },
    { pattern: 'GET /api/hub/calendar', who: 'people', run: serveCalendarLink },
    { pattern: 'POST /api/hub/calendar', who: 'people', body: SMALL, run: renewCalendarLink },
    { pattern: 'GET /api/hub/calendar/{file}', who: 'anybody', run: serveFeed },
  ],
  hooks: [
    on('onRecordCreateRequest', limitChannels, ['reminder_channels']),
    on('onRecordAfterUpdateSuccess', forgetFailure, ['reminder_channels']),
    on('onRecordAfterDeleteSuccess', forgetFailure, ['reminder_channels']),
  ],
  jobs: [
    { id: 'hub-reminders', schedule: '* * * * *', run: sendReminders },
    { id: 'hub-old-reminders', schedule: '45 3 * * *', run: dropOldReminders },
  ],
  checks,
  recordChecks: { reminder_channels: channelProblems },
};
