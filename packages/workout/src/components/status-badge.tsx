import { Badge } from '@hub/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import type { WorkoutStatus } from '../model/workout-status';

const looks = {
  completed: { label: 'Completed', icon: CircleCheck, tone: 'ok', color: 'text-ok' },
  failed: { label: 'Failed', icon: CircleX, tone: 'danger', color: 'text-danger' },
  'not-completed': { label: 'Not completed', icon: Circle, tone: 'muted', color: 'text-muted' },
} as const;

/** The icon of a status, next to its text. */
export function StatusIcon({ status }: { status: WorkoutStatus }) {
  const { icon: Icon, color } = looks[status];
  return <Icon size={16} strokeWidth={2} aria-hidden className={`shrink-0 ${color}`} />;
}

interface StatusBadgeProps {
  status: WorkoutStatus;
  /** The word; the athlete's by default. */
  children?: ReactNode;
}

/** The status of a workout: an icon and a word, with a colour. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { label, icon, tone } = looks[status];
  return (
    <Badge icon={icon} tone={tone}>
      {children ?? label}
    </Badge>
  );
}
