import { hubNow, newRecordId } from '@hub/pb-client';
import { Button } from '@hub/ui';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import type { Exercise } from '../../../model/exercise';
import type { ExerciseEdit } from '../../../model/exercise-edit';
import type { ExerciseLog as Log } from '../../../model/exercise-log';
import { checkEdit } from '../../../model/set-edits';
import { headOf, recordInWords } from '../../../model/set-fields';
import { nextRow, type SetRow } from '../../../model/set-rows';
import type { TrainingSettings } from '../../../model/training-settings';
import { MOST_SETS, type SetChange } from '../../../rules';
import { SetLine } from './set-line';
import { SetMenu } from './set-menu';
import { SetSteppers } from './set-steppers';

/** The data of an exercise's sets, and the actions on them. */
export interface ExerciseLogProps {
  exercise: Exercise;
  log: Log;
  settings: TrainingSettings;
  /** The ids of the sets that would be lost if the page were closed now. */
  unsafe: ReadonlySet<string>;
  onEdit: (edit: ExerciseEdit) => void;
  /** Called when a set was checked; `isLast` if this completes all of them. */
  onCheck: (isLast: boolean) => void;
  /** Shown beside "Add set". */
  beside: ReactNode;
}

/** The sets of an opened exercise (specification §2.350): the table, the steppers of the raised set, and "Add set". */
export function ExerciseLog({ exercise, log, settings, unsafe, onEdit, onCheck, beside }: ExerciseLogProps) {
  const { id: exerciseId, title } = exercise;
  const { rows, fields } = log;
  const { unit, effort } = settings;
  const [touched, setTouched] = useState<string>();
  const raised = rows.find(({ id }) => id === touched) ?? nextRow(rows);
  // Once all are done they keep their place, for the last set.
  const stepped = raised ?? rows.at(-1);
  const change = (set: SetChange) => onEdit({ exerciseId, sets: [set] });

  function check(row: SetRow, typed: Parameters<typeof checkEdit>[3]['typed']) {
    setTouched(undefined);
    onEdit(checkEdit(exercise, rows, row, { at: hubNow().toISOString(), ...(typed && { typed }) }));
    if (!row.set.done) onCheck(rows.every(({ id, set }) => id === row.id || set.done));
  }

  return (
    <div className="@container flex flex-col gap-3.5">
      {rows.length > 0 && (
        <div role="table" aria-label={`Sets of ${title || 'Exercise'}`}>
          <div role="row" className="set-line py-1 text-13 text-muted">
            <span role="columnheader">
              <span className="hidden @pair:block">Set</span>
            </span>
            <span role="columnheader" className="hidden @pair:block">
              Last time
            </span>
            <span className="flex flex-wrap gap-x-2 text-center">
              {fields.map((field) => (
                <span key={field} role="columnheader" className="flex-[1_1_4rem]">
                  {headOf(field, unit)}
                </span>
              ))}
            </span>
            <span role="columnheader" className="hidden text-center @pair:block">
              Done
            </span>
          </div>
          {rows.map((row) => (
            <SetLine
              key={row.id}
              row={row}
              fields={fields}
              unit={unit}
              isRaised={row.id === raised?.id}
              isUnsafe={unsafe.has(row.id)}
              menu={<SetMenu row={row} effort={effort} onChange={change} />}
              onCheck={(typed) => check(row, typed)}
              onSave={(values) => change({ id: row.id, ...values })}
              onFocus={() => setTouched(row.id)}
            />
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {rows
          .flatMap(({ name, set }) => (set.records ?? []).map((record) => recordInWords(name, record, unit)))
          .join('. ')}
      </p>
      {stepped && (
        <SetSteppers
          row={stepped}
          fields={fields}
          settings={settings}
          onSave={(field, value) =>
            change({ id: stepped.id, [field]: value, ...(field === 'weight' && { unit }) })
          }
        />
      )}
      <div className="flex flex-wrap gap-3 *:flex-[1_1_7rem]">
        {rows.length < MOST_SETS && (
          <Button variant="quiet" icon={Plus} onClick={() => change({ id: newRecordId(), kind: 'work' })}>
            Add set
          </Button>
        )}
        {beside}
      </div>
    </div>
  );
}
