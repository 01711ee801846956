import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { AddLeadDialog } from './add-lead-dialog';

/** Days before a date as words: `30 days`, `1 day`, `On the day`. */
function leadInWords(lead: number): string {
  if (lead === 0) return 'On the day';
  return lead === 1 ? '1 day' : `${String(lead)} days`;
}

const chip = 'flex min-h-11 items-center gap-2 rounded-control border px-3 font-medium';

interface LeadChipsProps {
  leads: readonly number[];
  told: readonly number[];
  disabled: boolean;
  onChange: (leads: number[]) => void;
}

/** The lead days of a record, each removable; those already sent have a tick. More can be added. */
export function LeadChips({ leads, told, disabled, onChange }: LeadChipsProps) {
  const [isAdding, setAdding] = useState(false);
  const shown = [...leads].sort((one, other) => other - one);

  function add(lead: number) {
    if (!leads.includes(lead)) onChange([...leads, lead]);
    setAdding(false);
  }

  return (
    <>
      <ul role="list" aria-label="Reminded on" className="flex flex-wrap gap-2">
        {shown.map((lead) =>
          told.includes(lead) ? (
            <li key={lead} className={`${chip} border-line text-muted`}>
              <Check aria-hidden size={18} strokeWidth={2} />
              {leadInWords(lead)}
              <span className="sr-only">(sent)</span>
            </li>
          ) : (
            <li key={lead}>
              <button
                type="button"
                disabled={disabled}
                aria-label={`Remove: ${leadInWords(lead)}`}
                className={`${chip} border-line-strong transition-colors hover:bg-raised disabled:opacity-50`}
                onClick={() => onChange(leads.filter((other) => other !== lead))}
              >
                {leadInWords(lead)}
                <X aria-hidden size={18} strokeWidth={2} />
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            disabled={disabled}
            aria-label="Add days before"
            className={`${chip} border-dashed border-line-strong text-accent transition-colors hover:bg-raised disabled:opacity-50`}
            onClick={() => setAdding(true)}
          >
            <Plus aria-hidden size={18} strokeWidth={2} />
            Add
          </button>
        </li>
      </ul>
      <AddLeadDialog open={isAdding} onAdd={add} onClose={() => setAdding(false)} />
    </>
  );
}
