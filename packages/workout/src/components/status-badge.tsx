import { Badge } from '@hub/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { WorkoutStatus } from '../model/workout-status';

const looks = {
  completed: { label: 'Completed', icon: CircleCheck, tone: 'ok' },
  failed: { label: 'Failed', icon: CircleX, tone: 'danger' },
  'not-completed': { label: 'Not completed', icon: Circle, tone: 'muted' },
} as const;

/** The status of a workout, for its athlete: an icon and a word, with a colour. */
export function StatusBadge({ status }: { status: WorkoutStatus }) {
  const { label, icon, tone } = looks[status];
  return (
    <Badge icon={icon} tone={tone}>
      {label}
    </Badge>
  );
}
