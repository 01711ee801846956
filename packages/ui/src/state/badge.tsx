import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  muted: 'text-muted font-normal',
  accent: 'text-accent font-medium',
  ok: 'text-ok font-medium',
  tool: 'text-tool font-medium',
  warning: 'text-warning font-medium',
  danger: 'text-danger font-medium',
};

interface BadgeProps {
  tone?: keyof typeof tones;
  /** Shown before the text. */
  icon?: LucideIcon;
  children: ReactNode;
}

/** A few small words on the state of something. The text is sufficient; icon and colour only help. */
export function Badge({ tone = 'muted', icon: Icon, children }: BadgeProps) {
  if (Icon === undefined) return <span className={`text-13 ${tones[tone]}`}>{children}</span>;
  return (
    <span className={`inline-flex items-baseline gap-1.5 text-13 ${tones[tone]}`}>
      <Icon size={16} strokeWidth={2} aria-hidden className="self-start mt-[calc((1lh-16px)/2)] shrink-0" />
      {children}
    </span>
  );
}
