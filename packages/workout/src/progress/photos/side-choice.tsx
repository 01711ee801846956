import { useId } from 'react';
import { type Side, SIDE_LABELS, SIDES } from './photo-set';

interface SideChoiceProps {
  value: Side;
  onChange: (side: Side) => void;
}

/** Which of the three photos are compared. */
export function SideChoice({ value, onChange }: SideChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Photos to compare</legend>
      <div className="flex flex-wrap gap-0.5 rounded-control bg-raised p-0.5">
        {SIDES.map((side) => (
          <label
            key={side}
            className="flex min-h-11 min-w-fit flex-1 items-center justify-center rounded-[8px] border border-transparent px-2 font-medium text-muted transition-colors hover:text-text has-checked:bg-surface has-checked:font-bold has-checked:text-text has-checked:shadow-tab has-focus-visible:outline-2 has-focus-visible:outline-accent forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={side === value}
              onChange={() => onChange(side)}
            />
            {SIDE_LABELS[side]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
