import type { CalendarDate } from '@hub/calendar';
import { Banner, Button, DateField, Dialog, Form, FormButtons, SideBySide } from '@hub/ui';
import { useState } from 'react';

interface ChooseDateProps {
  /** Dates that can be chosen with one tap. */
  choices: readonly { label: string; date: CalendarDate }[];
  /** The initial date of the field. */
  initial: CalendarDate;
  today: CalendarDate;
  /** The label of the button that accepts the field's date. */
  label: string;
  busy?: boolean;
  /** Why the date was refused. */
  error?: string | undefined;
  onChoose: (date: CalendarDate) => void;
  onClose: () => void;
}

function Choices({
  choices,
  initial,
  today,
  label,
  busy = false,
  error,
  onChoose,
  onClose,
}: ChooseDateProps) {
  const [date, setDate] = useState(initial);
  const [problem, setProblem] = useState<string>();
  return (
    <>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <SideBySide>
        {choices.map((choice) => (
          <Button
            key={choice.label}
            variant="quiet"
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : () => onChoose(choice.date)}
          >
            {choice.label}
          </Button>
        ))}
      </SideBySide>
      <Form onSubmit={() => (date > today ? onChoose(date) : setProblem('Choose a date after today.'))}>
        <DateField label="Or until" name="until" value={date} error={problem} onChange={setDate} />
        <FormButtons label={label} busy={busy} onCancel={onClose} />
      </Form>
    </>
  );
}

/** Asks for a date after today: suggestions by one tap, any other date in a field. */
export function ChooseDateDialog({
  open,
  title,
  ...choose
}: ChooseDateProps & { open: boolean; title: string }) {
  return (
    <Dialog open={open} onClose={choose.onClose} title={title}>
      <Choices {...choose} />
    </Dialog>
  );
}
