import type { ReactNode } from 'react';
import { cx } from '../cx';

interface LoadingProps {
  /** What is read out. */
  label?: string;
  /** How its parts are laid out; below one another unless given. */
  look?: string;
  /** What comes, as it will stand, in parts that are hidden from those who hear the screen. */
  children: ReactNode;
}

/** Holds the place of what is being loaded; is seen only when that takes a moment. */
export function Loading({ label = 'Loading...', look = 'flex flex-col gap-4', children }: LoadingProps) {
  return (
    <div role="status" className={cx('animate-appear delay-150', look)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
