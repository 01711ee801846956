import { cx } from '../cx';

interface StepsProps {
  /** Which of the parts are done, in their order. */
  done: readonly boolean[];
}

/** A bar of as many steps as there are parts. It is not read out: the words beside it say how many are done. */
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
