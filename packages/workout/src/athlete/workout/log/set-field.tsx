import { cx, useToast } from '@hub/ui';
import { type RefObject, useEffect } from 'react';
import { nameOf, ownValue, readTyped, written } from '../../../model/set-fields';
import type { SetField, SetRow } from '../../../model/set-rows';
import type { WeightUnit } from '../../../rules';

interface SetFieldProps {
  row: SetRow;
  field: SetField;
  unit: WeightUnit;
  /** The text that is being typed; `undefined` if there is none. */
  typed: string | undefined;
  onType: (typed: string | undefined) => void;
  /** Called with the typed value; `null` for an empty field. */
  onSave: (value: number | null) => void;
  /** The checkbox of the row: moving the focus to it does not save the field, because the checkbox does. */
  check: RefObject<HTMLInputElement | null>;
}

/**
 * One number of a set. A suggestion is grey, and accepted by checking the set; a typed number is black, and saved on
 * blur, with Enter, or when the page is hidden. An invalid text stays, and a message says why.
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

  useEffect(() => {
    // A phone may drop a page that it has put into the background, and closing a page blurs no field.
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => document.removeEventListener('visibilitychange', saveIfHidden);
  });

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
