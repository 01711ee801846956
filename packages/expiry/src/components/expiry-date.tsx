import type { CalendarDate } from '@hub/calendar';
import { type Urgency, urgencyOf } from '@hub/reminders';
import { distanceInWords, formatDate } from '@hub/tool-kit';
import { Badge } from '@hub/ui';

const TONES = { expired: 'danger', soon: 'warning', later: 'muted' } as const satisfies Record<
  Urgency,
  string
>;

/** An expiry date, with its distance below in words and colour. */
export function ExpiryDate({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  return (
    <>
      <time dateTime={date} className="block">
        {formatDate(date)}
      </time>
      <Distance date={date} today={today} />
    </>
  );
}

/** How far away an expiry date is, in words and in colour. */
export function Distance({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  return <Badge tone={TONES[urgencyOf(date, today)]}>{distanceInWords(today, date)}</Badge>;
}
