import type { LucideIcon } from 'lucide-react';
import { type Choice, ChoiceGroup, type ChoiceProps } from './choice-group';

type SegmentsProps<Value extends string> = Omit<ChoiceProps<Value>, 'options'> & {
  options: readonly (Choice<Value> & { icon?: LucideIcon })[];
};

/** One of two or three fixed values, side by side: native radio buttons, among which arrow keys choose. */
export function Segments<Value extends string>({ options, value, onChange, ...field }: SegmentsProps<Value>) {
  return (
    <ChoiceGroup {...field} className="flex flex-wrap gap-0.5 rounded-control bg-raised p-0.5">
      {(name) =>
        options.map(({ value: choice, label, icon: Icon }) => (
          <label
            key={choice}
            className="relative flex min-h-11 min-w-fit flex-1 items-center justify-center gap-1.5 rounded-[8px] border border-transparent px-2 text-center font-medium text-muted transition-colors hover:text-text has-checked:bg-chosen has-checked:font-bold has-checked:text-text has-checked:shadow-tab has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[8px] outline-none"
            />
            {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />}
            {label}
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
