import { AddLeadDialog } from '@hub/tool-kit';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';

/** The leads that are offered. */
const OFFERED = [90, 60, 30, 14, 7, 3, 1, 0];

const chip = 'min-h-11 rounded-control border px-3 font-medium transition-colors';
const looks = {
  on: `${chip} border-transparent bg-accent text-on-accent`,
  off: `${chip} border-line-strong hover:bg-raised`,
};

/** Leads in words: `90, 30 and 1 days before, and on the day`. */
function leadsInWords(leads: readonly number[]): string {
  const before = leads.filter((lead) => lead > 0).sort((one, other) => other - one);
  const isOnDay = leads.includes(0);
  const list = [before.slice(0, -1).join(', '), before.slice(-1).join('')].filter(Boolean).join(' and ');
  const unit = before.length === 1 && before[0] === 1 ? 'day' : 'days';
  if (before.length === 0) return isOnDay ? 'On the day.' : 'Never.';
  return `${list} ${unit} before${isOnDay ? ', and on the day' : ''}.`;
}

interface LeadChoiceProps {
  /** `Days before`, or a category. */
  label: string;
  /** Shown below, after the days. */
  hint?: string;
  leads: readonly number[];
  onChange: (leads: number[]) => void;
}

/** The leads before a date, with one tap each. */
export function LeadChoice({ label, hint = '', leads, onChange }: LeadChoiceProps) {
  const [isAdding, setAdding] = useState(false);
  const id = useId();
  const shown = [...new Set([...OFFERED, ...leads])].sort((one, other) => other - one);
  const toggle = (lead: number) =>
    onChange(leads.includes(lead) ? leads.filter((other) => other !== lead) : [...leads, lead]);

  function add(lead: number) {
    if (!leads.includes(lead)) toggle(lead);
    setAdding(false);
  }

  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-15 font-medium wrap-anywhere">
        {label}
      </h3>
      <div className="grid grid-cols-5 gap-2">
        {shown.map((lead) => (
          <button
            key={lead}
            type="button"
            aria-pressed={leads.includes(lead)}
            aria-label={lead === 0 ? undefined : `${String(lead)} ${lead === 1 ? 'day' : 'days'}`}
            className={`${looks[leads.includes(lead) ? 'on' : 'off']} ${lead === 0 ? 'col-span-2' : ''}`}
            onClick={() => toggle(lead)}
          >
            {lead === 0 ? 'On the day' : lead}
          </button>
        ))}
        <button
          type="button"
          aria-label="More days"
          className={`${looks.off} grid place-items-center`}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
      <p className="text-13 text-muted">
        {leadsInWords(leads)} {hint}
      </p>
      <AddLeadDialog open={isAdding} onAdd={add} onClose={() => setAdding(false)} />
    </div>
  );
}
