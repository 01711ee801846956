import { cx } from '../cx';

interface StepsProps {
  /** Whether each part is done, in their order. */
  done: readonly boolean[];
}

/** A progress bar with one step per part. The text beside it tells screen readers the numbers. */
export function Steps({ done }: StepsProps) {
  return (
    <div aria-hidden className="flex gap-1">
      {done.map((isDone, index) => (
        <span
          key={index}
          className={cx(
            'h-1.5 flex-1 rounded-[3px] transition-colors forced-colors:border',
            isDone
              ? 'bg-ok forced-colors:bg-[Highlight]'
              : 'bg-[light-dark(var(--line),oklch(0.36_0.01_270))]',
          )}
        />
      ))}
    </div>
  );
}
