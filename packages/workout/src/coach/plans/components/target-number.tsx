import { TextField, tooLong } from '@hub/ui';
import type { TargetField } from '../model/target-numbers';

/** The longest number or time that is typed. */
const LONGEST = 8;

/** The keyboard of each field; a time takes a colon. */
const KEYBOARDS: Readonly<Partial<Record<TargetField, 'decimal' | 'text'>>> = {
  weight: 'decimal',
  percent: 'decimal',
  rpe: 'decimal',
  seconds: 'text',
};

interface TargetNumberProps {
  field: TargetField;
  label: string;
  /** Tells it from the same field of another set. */
  name?: string | undefined;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** One number of a target, beside others in its row. */
export function TargetNumber({ field, label, name = field, value, problem, onChange }: TargetNumberProps) {
  const isWide = problem !== undefined || tooLong(value, LONGEST) !== undefined;
  return (
    // A sentence needs the whole row.
    <div className={`min-w-0 ${isWide ? 'basis-full' : 'flex-[1_1_4.5rem]'}`}>
      <TextField
        label={label}
        name={name}
        inputMode={KEYBOARDS[field] ?? 'numeric'}
        limit={LONGEST}
        autoComplete="off"
        value={value}
        onChange={onChange}
        error={problem}
      />
    </div>
  );
}
