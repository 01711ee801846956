import type { ReactNode } from 'react';

const tones = {
  muted: 'text-muted font-normal',
  accent: 'text-accent font-medium',
  ok: 'text-ok font-medium',
  warning: 'text-warning font-medium',
  danger: 'text-danger font-medium',
};

/** A few small words on the state of something. The words say it; the colour only helps. */
export function Badge({ tone = 'muted', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`text-13 ${tones[tone]}`}>{children}</span>;
}
