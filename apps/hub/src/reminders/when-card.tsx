import { useSession } from '@hub/auth';
import { pb } from '@hub/pb-client';
import { formatTimeOfDay } from '@hub/locale';
import { isQuietUntilTomorrow } from '@hub/reminders';
import { formatDay, useToday } from '@hub/tool-kit';
import { Banner, Card, Select, SideBySide, Switch, TextField } from '@hub/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { CategoryLeads } from './category-leads';
import { LeadChoice } from './lead-choice';
import { deviceZone, saveTimeZone } from '../shell/time-zone';
import { type OwnRules, overviewQuery } from './reminders.api';
import { useRules } from './use-rules';

/** The initial quiet hours when they are turned on. */
const NIGHT = { quietFrom: '22:00', quietUntil: '07:00' };
const NO_QUIET = { quietFrom: '', quietUntil: '' };

function TimeZone() {
  const { user } = useSession();
  const { mutate, error } = useMutation({
    mutationFn: (zone: string) => saveTimeZone(pb, user?.id ?? '', zone),
  });
  const value = user?.timeZone ?? 'UTC';
  const zones = [...new Set([value, deviceZone(), ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <Select
      label="Time zone"
      value={value}
      error={error?.message}
      onChange={mutate}
      options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    />
  );
}

function NextMessage() {
  const today = useToday();
  const { data } = useQuery(overviewQuery);
  if (!data?.next) return null;
  const { day, hour, said } = data.next;
  return (
    <div className="flex items-center gap-3 rounded-control bg-raised p-3">
      <CalendarClock aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-tool" />
      <div className="min-w-0">
        <p className="text-13 text-muted">
          Next message, {formatDay(day, today)} at {formatTimeOfDay(hour)}
        </p>
        {said.slice(0, 3).map((line) => (
          <p key={line} className="font-medium wrap-break-word">
            {line}
          </p>
        ))}
        {said.length > 3 && <p className="text-13 text-muted">and {said.length - 3} more</p>}
      </div>
    </div>
  );
}

function QuietHours({ rules, change }: { rules: OwnRules; change: (part: Partial<OwnRules>) => void }) {
  const isQuiet = rules.quietFrom !== '';
  const [from, until] = [rules.quietFrom, rules.quietUntil].map((time) => formatTimeOfDay(time));
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Quiet hours"
        hint={
          isQuiet
            ? `${from} to ${until}, messages in between come at ${until}`
            : 'Messages may come at any time'
        }
        value={isQuiet}
        onChange={(on) => change(on ? NIGHT : NO_QUIET)}
      />
      {isQuiet && (
        <SideBySide>
          <TextField
            label="From"
            type="time"
            required
            value={rules.quietFrom}
            onChange={(quietFrom) => quietFrom !== '' && change({ quietFrom })}
          />
          <TextField
            label="Until"
            type="time"
            required
            value={rules.quietUntil}
            onChange={(quietUntil) => quietUntil !== '' && change({ quietUntil })}
          />
        </SideBySide>
      )}
    </div>
  );
}

/** When the person gets reminders. Each change is saved at once. */
export function WhenCard({ loaded }: { loaded: OwnRules }) {
  const { rules, change, error } = useRules(loaded);
  return (
    <Card className="flex flex-col gap-5">
      {error && <Banner tone="danger">{error.message}</Banner>}
      <LeadChoice
        label="Days before"
        hint="An item can have its own."
        leads={rules.leads}
        onChange={(leads) => change({ leads })}
      />
      <CategoryLeads rules={rules} onChange={(categoryLeads) => change({ categoryLeads })} />
      <SideBySide>
        <TextField
          label="At"
          type="time"
          required
          value={rules.hour}
          onChange={(hour) => hour !== '' && change({ hour })}
        />
        <TimeZone />
      </SideBySide>
      <TextField
        label="Today’s workout, if it is not started, at"
        type="time"
        required
        value={rules.workoutHour}
        hint={
          isQuietUntilTomorrow(rules.workoutHour, rules.quietFrom, rules.quietUntil)
            ? 'No message will be sent: your quiet hours at this time last until the next day'
            : undefined
        }
        onChange={(workoutHour) => workoutHour !== '' && change({ workoutHour })}
      />
      <hr className="border-line" />
      <QuietHours rules={rules} change={change} />
      <Switch
        label="One message a day"
        hint="Everything for a day in one, urgent things first"
        value={rules.isDigest}
        onChange={(isDigest) => change({ isDigest })}
      />
      <Switch
        label="Names in messages"
        hint={rules.showsNames ? '“Passport expires in 30 days”' : '“A document expires in 30 days”'}
        value={rules.showsNames}
        onChange={(showsNames) => change({ showsNames })}
      />
      <NextMessage />
    </Card>
  );
}
