import { TextField, tooLong } from '@hub/ui';
import type { TargetField } from '../model/target-numbers';

/** The maximum length of a typed number or time. */
export const LONGEST = 8;

/** The keyboard of each field; a time can contain a colon. */
const KEYBOARDS: Readonly<Partial<Record<TargetField, 'decimal' | 'text'>>> = {
  weight: 'decimal',
  percent: 'decimal',
  rpe: 'decimal',
  seconds: 'text',
};

interface TargetNumberProps {
  field: TargetField;
  label: string;
  /** The field's name, which distinguishes it from the same field of another set. */
  name?: string | undefined;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** One number of a target, in a row with others. */
export function TargetNumber({ field, label, name = field, value, problem, onChange }: TargetNumberProps) {
  const isWide = problem !== undefined || tooLong(value, LONGEST) !== undefined;
  return (
    // An error message needs the whole row.
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
