import { formatDay } from '@hub/tool-kit';
import { Badge } from '@hub/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import type { Workout } from '../api/workout.schema';

/** Badges of a workout that its athlete created or moved: "Own", "Moved from Tue 24 Nov". */
export function OriginBadges({ workout: { own, movedFrom }, today }: { workout: Workout; today: string }) {
  return (
    <>
      {own && <Badge icon={UserRoundPen}>Own</Badge>}
      {movedFrom !== null && <Badge icon={CalendarClock}>Moved from {formatDay(movedFrom, today)}</Badge>}
    </>
  );
}
