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
  /** The date that has passed, or soon will. */
  date: CalendarDate;
  today: CalendarDate;
  source: string;
  record: string;
  renew: Renew;
  onClose: () => void;
}

/** Asks for the new date, with suggestions counted from the old one, and saves it. */
export function RenewDialog({ date, today, source, record, renew, onClose }: RenewDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: renew,
    onSuccess: (waits, until) => {
      toast(waits ? savedInWords(waits) : `Renewed until ${formatDay(until, today)}`);
      void queryClient.invalidateQueries(recordRemindersQuery(source, record));
    },
  });
  return (
    <ChooseDateDialog
      open
      title="Renew for"
      label="Renew"
      today={today}
      initial={renewedUntil(date, 1, today)}
      choices={TERMS.map(({ label, years }) => ({ label, date: renewedUntil(date, years, today) }))}
      busy={isPending}
      error={error?.message}
      // Called while the dialog is open: closing it twice would lead back one step too many.
      onChoose={(until) => mutate(until, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
