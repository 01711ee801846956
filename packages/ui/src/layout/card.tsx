import type { ComponentProps } from 'react';
import { cx } from '../cx';

/** A white sheet with a hairline. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx('rounded-card border border-line bg-surface p-5', className)} />;
}
