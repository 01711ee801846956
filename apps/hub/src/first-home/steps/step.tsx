import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';

interface StepProps {
  isDone: boolean;
  title: string;
  /** How to do it; also shown afterwards if it can be repeated. */
  children: ReactNode;
}

/** One of the first steps: what there is to do, and how. */
export function Step({ isDone, title, children }: StepProps) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex items-start gap-3">
      <Icon
        size={24}
        strokeWidth={1.75}
        aria-hidden
        className={`shrink-0 ${isDone ? 'text-ok' : 'text-muted'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 pt-px">
        <h3 className={isDone ? 'font-medium text-muted' : 'font-medium'}>
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </h3>
        {children}
      </div>
    </li>
  );
}
