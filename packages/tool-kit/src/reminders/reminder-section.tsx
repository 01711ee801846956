import { toCalendarDate } from '@hub/calendar';
import { formatTimeOfDay } from '@hub/locale';
import { useIsReachable } from '@hub/pb-client';
import { Banner, Button, Card, SideBySide, TextLink } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ComponentProps, useState } from 'react';
import { formatDay } from '../dates/date-in-words';
import { useToday } from '../dates/use-today';
import { useAddressStep } from '../record/use-address-step';
import { LeadChips } from './lead-chips';
import {
  actOnReminders,
  type RecordReminders as State,
  recordRemindersQuery,
  type ReminderAction,
} from './reminders.api';
import { RenewDialog } from './renew-dialog';
import { SnoozeDialog } from './snooze-dialog';
import type { Renew } from './use-renew';

/** When the next message comes, and over which channels; or why none will. */
function nextInWords({ next, snoozedUntil, channels }: State, today: string): string {
  if (snoozedUntil !== null) return `You will be reminded again on ${formatDay(snoozedUntil, today)}.`;
  if (next === null) return 'No more messages will be sent.';
  const day = next.day <= today ? 'today' : formatDay(next.day, today);
  return `Next: ${day}, by ${channels.join(', ')}.`;
}

function useAct(source: string, record: string) {
  const queryClient = useQueryClient();
  const { queryKey } = recordRemindersQuery(source, record);
  return useMutation({
    mutationFn: (action: ReminderAction) => actOnReminders(source, record, action),
    onSuccess: (state) => queryClient.setQueryData(queryKey, state),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

type Act = ReturnType<typeof useAct>;

interface DoneProps {
  done: NonNullable<State['done']>;
  date: string;
  act: Act;
  today: string;
}

function DoneNote({ done, date, act, today }: DoneProps) {
  const when = formatDay(toCalendarDate(new Date(done.at.replace(' ', 'T'))), today);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="flex-1">
        Done{done.by === null ? '' : ` by ${done.by}`}, {when}. Nobody is reminded any more.
      </p>
      <Button variant="plain" busy={act.isPending} onClick={() => act.mutate({ action: 'undo', date })}>
        Undo
      </Button>
    </div>
  );
}

interface OpenProps {
  state: State;
  act: Act;
  today: string;
  onRenew: (() => void) | undefined;
}

function Buttons({ state: { date }, act, today, onRenew }: OpenProps) {
  const [isSnoozing, setSnoozing] = useState(false);
  const isReachable = useIsReachable();
  return (
    <>
      <SideBySide>
        <Button
          variant="quiet"
          icon={Check}
          disabled={!isReachable}
          busy={act.isPending}
          onClick={() => act.mutate({ action: 'done', date })}
        >
          Done
        </Button>
        <Button variant="quiet" icon={AlarmClock} disabled={!isReachable} onClick={() => setSnoozing(true)}>
          Snooze
        </Button>
        {onRenew && (
          <Button variant="quiet" icon={RefreshCw} onClick={onRenew}>
            Renew
          </Button>
        )}
      </SideBySide>
      <SnoozeDialog
        open={isSnoozing}
        today={today}
        onChoose={(until) => {
          act.mutate({ action: 'snooze', until, date });
          setSnoozing(false);
        }}
        onClose={() => setSnoozing(false)}
      />
    </>
  );
}

function Open({ state, act, today, onRenew }: OpenProps) {
  const isReachable = useIsReachable();
  return (
    <>
      <LeadChips
        leads={state.leads}
        told={state.told}
        disabled={!isReachable || act.isPending}
        onChange={(leads) => act.mutate({ action: 'leads', leads })}
      />
      {state.hasOwnLeads && (
        <Button
          variant="plain"
          size="sm"
          className="-ml-3 self-start"
          disabled={!isReachable}
          busy={act.isPending}
          onClick={() => act.mutate({ action: 'leads', leads: null })}
        >
          As All Others
        </Button>
      )}
      <p className="text-13 text-muted">
        {state.channels.length > 0 ? (
          nextInWords(state, today)
        ) : (
          <>
            No message will be sent, because no channel is on, such as e-mail or a device.{' '}
            <TextLink to="/account/reminders">Turn on reminders</TextLink>
          </>
        )}
      </p>
      {state.isDue && <Buttons {...{ state, act, today, onRenew }} />}
    </>
  );
}

interface RenewalProps extends Omit<ComponentProps<typeof RenewDialog>, 'date'> {
  state: State;
}

/** The question for the new date; an old notification may ask for it after somebody has renewed the record. */
function Renewal({ state, ...dialog }: RenewalProps) {
  // What counts is what was there when it was opened: its own renewal changes both.
  const [{ date, isDue }] = useState(state);
  const { today } = dialog;
  if (isDue || date <= today) return <RenewDialog date={date} {...dialog} />;
  return <Banner tone="info">There is nothing to renew now: it expires on {formatDay(date, today)}.</Banner>;
}

interface ReminderSectionProps {
  source: string;
  record: string;
  state: State;
  renew: Renew | undefined;
}

/** The query parameter with which a notification opens the dialog for a new date. */
const RENEW = 'renew';

/** The section that {@link RecordReminders} loads. */
export function ReminderSection({ source, record, state, renew }: ReminderSectionProps) {
  const today = useToday();
  const act = useAct(source, record);
  const renewal = useAddressStep(RENEW);
  return (
    <Card aria-labelledby="reminders" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="reminders" className="text-17">
          Reminders
        </h2>
        <span className="text-13 text-muted">at {formatTimeOfDay(state.hour)}</span>
      </div>
      {act.error && <Banner tone="danger">{act.error.message}</Banner>}
      {state.done === null ? (
        <Open state={state} act={act} today={today} onRenew={renew && renewal.open} />
      ) : (
        <DoneNote done={state.done} date={state.date} act={act} today={today} />
      )}
      {renew && renewal.isOpen && (
        <Renewal onClose={renewal.close} {...{ state, today, source, record, renew }} />
      )}
    </Card>
  );
}
