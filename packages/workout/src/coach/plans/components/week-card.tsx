import { addDays, type CalendarDate } from '@hub/calendar';
import { formatShortDate } from '@hub/tool-kit';
import { Button, Card } from '@hub/ui';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { Workout } from '../../../api/workout.schema';
import { weekSummary } from '../model/calendar';
import { CopyWeekDialog } from './copy-week-dialog';

const tones = { ok: 'text-ok', warning: 'text-warning', danger: 'text-danger', muted: 'text-muted' };

interface WeekCardProps {
  athleteId: string;
  /** The first day of the week. */
  from: CalendarDate;
  /** The person's workouts, of this week and other weeks. */
  workouts: readonly Workout[];
  today: CalendarDate;
  /** Called with the first day of the copies. */
  onCopied: (date: CalendarDate) => void;
}

/** The summary of the chosen day's week, with a button to copy it. */
export function WeekCard({ athleteId, from, workouts, today, onCopied }: WeekCardProps) {
  const [copying, setCopying] = useState(false);
  const ofWeek = workouts.filter(({ date }) => date >= from && date < addDays(from, 7));
  const { text, tone } = weekSummary(ofWeek, today);
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="text-17">Week of {formatShortDate(from, today)}</h3>
        <p className={tones[tone]}>{text}</p>
      </div>
      {ofWeek.length > 0 && (
        <Button variant="quiet" icon={Copy} onClick={() => setCopying(true)}>
          Copy week
        </Button>
      )}
      {copying && (
        <CopyWeekDialog
          athleteId={athleteId}
          from={from}
          workouts={ofWeek}
          today={today}
          onCopied={onCopied}
          onClose={() => setCopying(false)}
        />
      )}
    </Card>
  );
}
