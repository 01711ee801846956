import { Badge, cx, useToast } from '@hub/ui';
import Trophy from 'lucide-react/icons/trophy';
import { type ReactNode, useRef, useState } from 'react';
import { amountsInWords, KIND_NAMES, readTyped } from '../../../model/set-fields';
import { RECORD_NAMES } from '../../../model/record-names';
import type { Amounts, SetField, SetRow } from '../../../model/set-rows';
import type { WeightUnit } from '../../../rules';
import { TickBox } from '../tick-box';
import { SetNumber } from './set-field';

interface SetLineProps {
  row: SetRow;
  fields: readonly SetField[];
  unit: WeightUnit;
  /** Whether it is the next set. */
  isRaised: boolean;
  isUnsafe: boolean;
  /** The menu of the set's number. */
  menu: ReactNode;
  onCheck: (typed: Amounts) => void;
  onSave: (values: Record<string, unknown>) => void;
  onFocus: () => void;
}

/** Parses the texts in the fields of a set; returns a message if one is invalid. */
function readAll(typed: Readonly<Partial<Record<SetField, string>>>, unit: WeightUnit): Amounts | string {
  const amounts: Amounts = {};
  for (const [field, text] of Object.entries(typed) as [SetField, string][]) {
    const read = readTyped(field, text, unit);
    if ('problem' in read) return read.problem;
    if (read.value !== null) Object.assign(amounts, { [field]: read.value }, field === 'weight' && { unit });
  }
  return amounts;
}

/** One set of the table: its number with a menu, the last result, its fields, and the checkbox. */
export function SetLine({
  row,
  fields,
  unit,
  isRaised,
  isUnsafe,
  menu,
  onCheck,
  onSave,
  onFocus,
}: SetLineProps) {
  const toast = useToast();
  const check = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Partial<Record<SetField, string>>>({});
  const label = row.kind === 'warm-up' ? 'Warm-up' : `Set ${row.name}`;

  function type(field: SetField, text: string | undefined) {
    setTyped(({ [field]: _, ...others }) => (text === undefined ? others : { ...others, [field]: text }));
  }

  function press() {
    const values = readAll(typed, unit);
    if (typeof values === 'string') {
      toast(values);
      return;
    }
    setTyped({});
    onCheck(values);
  }

  return (
    <div
      role="row"
      aria-label={label}
      onFocus={onFocus}
      className={cx('set-line -mx-4 min-h-14 border-t border-line px-4', isRaised && 'bg-raised')}
    >
      <div role="cell" className="-ml-4">
        {menu}
      </div>
      <div role="cell" className="flex min-w-0 flex-wrap gap-x-2 leading-tight text-muted @pair:block">
        <span className="set-narrow">Last time </span>
        {amountsInWords(row.last, unit)}
        <Note row={row} />
      </div>
      <div role="cell" className="flex flex-wrap gap-2 py-1">
        {fields.map((field) => (
          <SetNumber
            key={field}
            row={row}
            field={field}
            unit={unit}
            typed={typed[field]}
            onType={(text) => type(field, text)}
            onSave={(value) =>
              onSave({ [field]: value, ...(field === 'weight' && value !== null && { unit }) })
            }
            check={check}
          />
        ))}
      </div>
      <div role="cell">
        <label className="grid h-14 w-12 shrink-0 place-items-center">
          <TickBox
            ref={check}
            shape="square"
            isUnsafe={isUnsafe}
            aria-label={`${label} done`}
            checked={row.set.done}
            onChange={press}
          />
        </label>
      </div>
    </div>
  );
}

/** Remarks on a set: a record, its kind, its effort. */
function Note({ row: { set, kind } }: { row: SetRow }) {
  const [record] = set.records ?? [];
  const effort =
    set.rpe === undefined
      ? set.rir !== undefined && `${String(set.rir)} in reserve`
      : `RPE ${String(set.rpe)}`;
  if (record)
    return (
      <span className="block">
        <Badge tone="ok" icon={Trophy}>
          {RECORD_NAMES[record.kind]}
        </Badge>
      </span>
    );
  const description = [kind !== 'work' && KIND_NAMES[kind], effort].filter(Boolean).join(', ');
  return description === '' ? null : <span className="block text-13">{description}</span>;
}
