import type { ComponentProps } from 'react';
import { cx } from '../cx';

/** A white card with a thin border. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx('rounded-card border border-line bg-surface p-5', className)} />;
}
