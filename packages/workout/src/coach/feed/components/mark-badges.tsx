import { Badge } from '@hub/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import Gauge from 'lucide-react/icons/gauge';
import MessageSquare from 'lucide-react/icons/message-square';
import Trophy from 'lucide-react/icons/trophy';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import X from 'lucide-react/icons/x';
import type { FeedMarks } from '../model/entry';

/** The reasons for an entry, each with an icon and a word. */
export function MarkBadges({ marks }: { marks: FeedMarks }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {marks.isDone && (
        <Badge icon={Check} tone="ok">
          Done
        </Badge>
      )}
      {marks.missedInARow > 0 && (
        <Badge icon={X} tone="danger">
          Missed
        </Badge>
      )}
      {marks.records.length > 0 && (
        <Badge icon={Trophy} tone="tool">
          Record
        </Badge>
      )}
      {marks.efforts.length > 0 && (
        <Badge icon={Gauge} tone="warning">
          Effort
        </Badge>
      )}
      {marks.note !== null && <Badge icon={MessageSquare}>Note</Badge>}
      {marks.isOwn && <Badge icon={UserRoundPen}>Own</Badge>}
      {marks.movedFrom !== null && <Badge icon={CalendarClock}>Moved</Badge>}
    </span>
  );
}
