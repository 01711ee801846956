import { cx, useToast } from '@hub/ui';
import type { RefObject } from 'react';
import { nameOf, ownValue, readTyped, written } from '../../../model/set-fields';
import type { SetField, SetRow } from '../../../model/set-rows';
import type { WeightUnit } from '../../../rules';

interface SetFieldProps {
  row: SetRow;
  field: SetField;
  unit: WeightUnit;
  /** What is being typed; `undefined` where nothing is. */
  typed: string | undefined;
  onType: (typed: string | undefined) => void;
  /** The value that was typed; `null` for an emptied field. */
  onSave: (value: number | null) => void;
  /** The check of the row: leaving the field for it saves nothing by itself, for the check does. */
  check: RefObject<HTMLInputElement | null>;
}

/**
 * One number of a set. Grey is what the check takes as it stands; what is typed is black, and saved when the field is left
 * or by Enter. What can't be taken stays as it was typed, and a message says why.
 */
export function SetNumber({ row, field, unit, typed, onType, onSave, check }: SetFieldProps) {
  const toast = useToast();
  const { name, set, shown } = row;
  const stored = ownValue(shown, field, unit);
  const read = typed === undefined ? null : readTyped(field, typed, unit);
  const isWrong = read !== null && 'problem' in read;
  const isOwn = typed !== undefined || set[field] !== undefined;

  function save() {
    if (read === null) return;
    if ('problem' in read) {
      toast(read.problem);
      return;
    }
    onType(undefined);
    if (read.value !== (stored ?? null) || (read.value !== null && set[field] === undefined))
      onSave(read.value);
  }

  return (
    <input
      inputMode={field === 'weight' ? 'decimal' : 'numeric'}
      enterKeyHint="done"
      autoComplete="off"
      aria-label={`Set ${name}, ${nameOf(field, unit)}`}
      aria-invalid={isWrong || undefined}
      value={typed ?? written(stored)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onType(event.target.value)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget === null || relatedTarget !== check.current) save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
      className={cx(
        'min-h-11 min-w-0 flex-[1_1_4rem] rounded-control border px-1 text-center text-17 transition-colors hover:border-muted aria-invalid:edge-danger',
        set.done && !isWrong ? 'border-transparent font-bold' : 'border-line-strong bg-surface',
        !isOwn && 'text-muted',
      )}
    />
  );
}
