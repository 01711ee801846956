import { toCalendarDate } from '@hub/calendar';
import { formatTime } from '@hub/locale';
import { formatDay } from '@hub/tool-kit';
import type { Channel } from './reminders.api';
import type { PushSupport } from './push-device';

/** Why this device can't receive notifications; `null` if it can. */
export const NO_PUSH: Record<PushSupport, string | null> = {
  ready: null,
  blocked: 'Notifications from this page are blocked. Allow them in the browser’s settings.',
  insecure: 'Notifications need https. This hub is open over plain http.',
  'install-first': 'On an iPhone or iPad, add the hub to the Home Screen first. Open it from there.',
  none: 'This browser doesn’t support notifications.',
};

/** The result of a channel's last message; `null` before the first one. */
export function lastInWords({ lastState, lastAt, lastReason }: Channel, now: Date): string | null {
  if (lastState === null || lastAt === null) return null;
  const at = new Date(lastAt);
  const time = formatTime(at);
  const isToday = toCalendarDate(at) === toCalendarDate(now);
  const when = isToday ? `today, ${time}` : formatDay(toCalendarDate(at), toCalendarDate(now));
  return lastState === 'sent' ? `Sent ${when}` : `${isToday ? time : when}: ${lastReason}`;
}
