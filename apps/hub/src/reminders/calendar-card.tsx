import { formatTime } from '@hub/locale';
import { formatDay, useToday } from '@hub/tool-kit';
import { pb } from '@hub/pb-client';
import { toCalendarDate } from '@hub/calendar';
import { Banner, Button, Card, QueryState } from '@hub/ui';
import { AskingButton } from '@hub/ui/asking-button';
import { CopyText } from '@hub/ui/copy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Suspense } from 'react';
import { QrCode } from './lazy-qr-code';
import { calendarLinkQuery, renewCalendarLink } from './reminders.api';

function lastReadInWords(lastUsed: string | null, today: string): string {
  if (lastUsed === null) return 'No calendar has read it yet';
  const at = new Date(lastUsed);
  const day = toCalendarDate(at);
  return `Read last ${day === today ? 'today' : formatDay(day, today)} at ${formatTime(at)}`;
}

function useNewLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => renewCalendarLink(pb),
    onSuccess: (link) => queryClient.setQueryData(calendarLinkQuery.queryKey, link),
  });
}

function Link({ path, lastUsed }: { path: string; lastUsed: string | null }) {
  const today = useToday();
  const { mutateAsync } = useNewLink();
  const address = `${location.origin}${path}`;
  const subscribe = address.replace(/^https?:/, 'webcal:');
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Suspense fallback={<div className="size-32" />}>
          <QrCode text={address} label="The link as a QR code" />
        </Suspense>
        <div className="flex flex-[1_1_10rem] flex-col gap-2">
          <p className="text-13 text-muted">{lastReadInWords(lastUsed, today)}</p>
          <Button variant="quiet" icon={CalendarPlus} onClick={() => location.assign(subscribe)}>
            Subscribe
          </Button>
        </div>
      </div>
      <div className="rounded-control border border-line-strong pr-2 pb-2.5 pl-3">
        <CopyText text={address} what="link">
          <span className="wrap-anywhere">{address}</span>
        </CopyText>
      </div>
      <p className="text-13 text-muted">
        Google Calendar: Other calendars, From URL. Apple: Subscribe. Outlook: Add calendar, From Internet.
        Google reads it about once a day and ignores its alerts, so keep another channel on.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex-[1_1_8rem] text-13 text-muted">A new link replaces this one everywhere.</p>
        <AskingButton
          label="New Link"
          icon={RefreshCw}
          title="End this link?"
          message="Calendars that subscribe to it will no longer be updated. Give them the new link."
          confirmLabel="New Link"
          busyLabel="Making…"
          onConfirm={mutateAsync}
        />
      </div>
    </>
  );
}

function FirstLink() {
  const { mutate, isPending, error } = useNewLink();
  return (
    <>
      {error && <Banner tone="danger">{error.message}</Banner>}
      <Button
        variant="quiet"
        icon={CalendarPlus}
        busy={isPending}
        busyLabel="Making…"
        onClick={() => mutate()}
      >
        Make a Link
      </Button>
    </>
  );
}

/** The link with which a calendar program shows the person's dates. */
export function CalendarCard() {
  const query = useQuery(calendarLinkQuery);
  return (
    <Card className="flex flex-col gap-4">
      <p className="text-muted">
        Any calendar can follow this link. Anyone who has it sees the names and dates of your items, and
        nothing else.
      </p>
      <QueryState query={query}>
        {({ path, lastUsed }) => (path === null ? <FirstLink /> : <Link path={path} lastUsed={lastUsed} />)}
      </QueryState>
    </Card>
  );
}
