import { Badge } from '@hub/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import type { WorkoutStatus } from '../../../model/workout-status';
import { COACH_WORDS } from '../model/calendar';

const looks = {
  completed: { icon: CircleCheck, tone: 'ok', color: 'text-ok' },
  failed: { icon: CircleX, tone: 'danger', color: 'text-danger' },
  'not-completed': { icon: Circle, tone: 'muted', color: 'text-muted' },
} as const;

/** The icon of a status, next to its text. */
export function StatusIcon({ status }: { status: WorkoutStatus }) {
  const { icon: Icon, color } = looks[status];
  return <Icon size={16} strokeWidth={2} aria-hidden className={`shrink-0 ${color}`} />;
}

/** A status as an icon and a word: the usual word for coaches, or another one. */
export function StatusWord({ status, children }: { status: WorkoutStatus; children?: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.25">
      <StatusIcon status={status} />
      <Badge tone={looks[status].tone}>{children ?? COACH_WORDS[status]}</Badge>
    </span>
  );
}
