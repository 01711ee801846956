import type { ReactNode } from 'react';
import { cx } from '../cx';

interface LoadingProps {
  /** The text for screen readers. */
  label?: string;
  /** The layout of its parts; stacked by default. */
  look?: string;
  /** The skeleton of the content, hidden from screen readers. */
  children: ReactNode;
}

/** Reserves the space of content that is loading; visible only if loading takes a moment. */
export function Loading({ label = 'Loading...', look = 'flex flex-col gap-4', children }: LoadingProps) {
  return (
    <div role="status" className={cx('animate-appear delay-150', look)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
