import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';

const SHAPES = {
  ring: { box: 'size-9 rounded-full', size: 20, stroke: 2.5 },
  square: { box: 'size-8 rounded-control bg-surface', size: 18, stroke: 3 },
};

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** A ring for an exercise, a square for a set. */
  shape: keyof typeof SHAPES;
  /** Whether its tick would be lost if the page were closed now. */
  isUnsafe: boolean;
}

/** The checkbox of an exercise or of a set. */
export function TickBox({ shape, isUnsafe, ...input }: TickBoxProps) {
  const { box, size, stroke } = SHAPES[shape];
  return (
    <span className="relative grid shrink-0 place-items-center text-page">
      <input
        {...input}
        type="checkbox"
        data-unsafe={isUnsafe || undefined}
        className={`tick-box peer cursor-pointer appearance-none border-2 border-line-strong transition-colors checked:border-ok checked:not-data-unsafe:bg-ok ${box}`}
      />
      <Check
        size={size}
        strokeWidth={stroke}
        aria-hidden
        className="pointer-events-none absolute scale-50 opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100 forced-colors:text-[HighlightText]"
      />
    </span>
  );
}
