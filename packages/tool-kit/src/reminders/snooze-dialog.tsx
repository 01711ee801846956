import { addDays, type CalendarDate } from '@hub/calendar';
import { ChooseDateDialog } from './choose-date-dialog';

interface SnoozeProps {
  open: boolean;
  today: CalendarDate;
  onChoose: (until: CalendarDate) => void;
  onClose: () => void;
}

/** Asks until when a person wants no reminders of a record. */
export function SnoozeDialog({ today, ...rest }: SnoozeProps) {
  return (
    <ChooseDateDialog
      {...rest}
      title="Remind me again"
      label="Snooze"
      today={today}
      initial={addDays(today, 30)}
      choices={[
        { label: 'Tomorrow', date: addDays(today, 1) },
        { label: 'In a Week', date: addDays(today, 7) },
      ]}
    />
  );
}
