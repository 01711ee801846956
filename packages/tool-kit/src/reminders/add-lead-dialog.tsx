import { readPlainNumber } from '@hub/locale';
import { LONGEST_LEAD } from '@hub/reminders';
import { Dialog, Form, FormButtons, TextField } from '@hub/ui';
import { useState } from 'react';

interface AddLeadProps {
  onAdd: (lead: number) => void;
  onClose: () => void;
}

function AddLeadForm({ onAdd, onClose }: AddLeadProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function submit() {
    const lead = readPlainNumber(text);
    if (Number.isInteger(lead) && lead <= LONGEST_LEAD) onAdd(lead);
    else setError(`Enter a whole number from 0 to ${String(LONGEST_LEAD)}.`);
  }

  return (
    <Form onSubmit={submit}>
      <TextField
        label="Days before"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        value={text}
        error={error}
        onChange={setText}
      />
      <FormButtons label="Add" busy={false} onCancel={onClose} />
    </Form>
  );
}

/** Asks for a number of days before a date, from 0 for the day itself. */
export function AddLeadDialog({ open, ...form }: AddLeadProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={form.onClose} title="Add days before">
      <AddLeadForm {...form} />
    </Dialog>
  );
}
