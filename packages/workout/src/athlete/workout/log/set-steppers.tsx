import { SideBySide } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { ownValue } from '../../../model/set-fields';
import { stepOf, steppedValue } from '../../../model/set-steps';
import type { SetField, SetRow } from '../../../model/set-rows';
import type { TrainingSettings } from '../../../model/training-settings';

interface SetSteppersProps {
  /** The current set. */
  row: SetRow;
  fields: readonly SetField[];
  settings: TrainingSettings;
  onSave: (field: SetField, value: number) => void;
}

/** Two steppers for the current set: by one repetition, and by the person's weight increment. */
export function SetSteppers({ row, fields, settings, onSave }: SetSteppersProps) {
  return (
    <SideBySide>
      {fields.map((field) => (
        <Stepper
          key={field}
          label={stepOf(field, settings)}
          set={row.name}
          onStep={(direction) => {
            const value = ownValue(row.shown, field, settings.unit);
            onSave(field, steppedValue(field, value, direction, settings));
          }}
        />
      ))}
    </SideBySide>
  );
}

interface StepperProps {
  label: { title: string; less: string; more: string };
  /** The name of the set. */
  set: string;
  onStep: (direction: 1 | -1) => void;
}

function Stepper({ label: { title, less, more }, set, onStep }: StepperProps) {
  return (
    <div className="flex min-h-12 rounded-control border border-line-strong bg-surface">
      <StepButton label={`Set ${set}: ${less}`} icon={Minus} onClick={() => onStep(-1)} />
      <span
        aria-hidden
        className="flex min-w-0 flex-1 flex-col justify-center py-1 text-center leading-tight wrap-break-word"
      >
        <b className="font-bold">{title}</b>
        <span className="text-13 text-muted">set {set}</span>
      </span>
      <StepButton label={`Set ${set}: ${more}`} icon={Plus} onClick={() => onStep(1)} />
    </div>
  );
}

function StepButton({
  label,
  icon: Icon,
  onClick,
}: {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid w-12 shrink-0 place-items-center rounded-control transition-[opacity,background-color,scale] hover:bg-raised active:scale-95"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
