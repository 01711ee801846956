import { Badge } from '@hub/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { WorkoutStatus } from '../model/workout-status';

const looks = {
  completed: { words: 'Completed', icon: CircleCheck, tone: 'ok' },
  failed: { words: 'Failed', icon: CircleX, tone: 'danger' },
  'not-completed': { words: 'Not completed', icon: Circle, tone: 'muted' },
} as const;

/** Where a workout stands, as an athlete reads it: an icon, a word, and then a colour. */
export function StatusBadge({ status }: { status: WorkoutStatus }) {
  const { words, icon, tone } = looks[status];
  return (
    <Badge icon={icon} tone={tone}>
      {words}
    </Badge>
  );
}
