import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';

interface BannerProps {
  tone: 'danger' | 'warning' | 'ok' | 'info';
  /** Replaces the default icon of the tone. */
  icon?: LucideIcon | undefined;
  /** Shows a button with "Try again", or with `retryLabel`. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** Whether the retry is running. */
  isRetrying?: boolean | undefined;
  children: ReactNode;
}

const looks = {
  danger: { icon: CircleAlert, color: 'border-danger bg-danger/8 text-danger' },
  warning: { icon: TriangleAlert, color: 'border-warning bg-warning/8 text-warning' },
  ok: { icon: CircleCheck, color: 'bg-surface text-ok' },
  info: { icon: Info, color: 'bg-surface text-muted' },
};

/** A message that stays on the page, and is announced. A `Form` focuses one about a failed save. */
export function Banner({
  tone,
  icon: Icon = looks[tone].icon,
  onRetry,
  retryLabel = 'Try again',
  isRetrying,
  children,
}: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={tone === 'danger' ? -1 : undefined}
      className={`flex flex-wrap items-center justify-end gap-3 rounded-control border px-3 py-2.5 ${looks[tone].color}`}
    >
      <div className="flex max-w-full flex-[1_1_10rem] items-center gap-3">
        <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <p className="min-w-0 flex-1 font-medium wrap-break-word">{children}</p>
      </div>
      {onRetry && (
        <Button variant="quiet" size="sm" busy={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
