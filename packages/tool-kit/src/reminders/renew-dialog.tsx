import type { CalendarDate } from '@hub/calendar';
import { renewedUntil } from '@hub/reminders';
import { useToast } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '../dates/date-in-words';
import { savedInWords } from '../outbox/saved-in-words';
import { ChooseDateDialog } from './choose-date-dialog';
import { recordRemindersQuery } from './reminders.api';
import type { Renew } from './use-renew';

const TERMS = [
  { label: '1 Year', years: 1 },
  { label: '5 Years', years: 5 },
  { label: '10 Years', years: 10 },
];

interface RenewDialogProps {
  open: boolean;
  /** The date that has passed, or soon will. */
  date: CalendarDate;
  today: CalendarDate;
  source: string;
  record: string;
  renew: Renew;
  onClose: () => void;
}

/** Asks for the new date, with suggestions counted from the old one, and saves it. */
export function RenewDialog({ date, today, source, record, renew, ...rest }: RenewDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: renew,
    onSuccess: (waits, until) => {
      toast(waits ? savedInWords(waits) : `Renewed until ${formatDay(until, today)}`);
      void queryClient.invalidateQueries(recordRemindersQuery(source, record));
      rest.onClose();
    },
  });
  return (
    <ChooseDateDialog
      {...rest}
      title="Renew for"
      label="Renew"
      today={today}
      initial={renewedUntil(date, 1, today)}
      choices={TERMS.map(({ label, years }) => ({ label, date: renewedUntil(date, years, today) }))}
      busy={isPending}
      error={error?.message}
      onChoose={(until) => mutate(until)}
      onClose={() => {
        reset();
        rest.onClose();
      }}
    />
  );
}
