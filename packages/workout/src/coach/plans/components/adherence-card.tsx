import type { CalendarDate } from '@hub/calendar';
import { Card, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { trainedByQuery } from '../../../api/calendar';
import type { TrainedWorkout } from '../../../api/person.schema';
import { ADHERENCE_WEEKS, adherenceDays, adherenceInWords, adherenceOf } from '../model/adherence';

interface AdherenceCardProps {
  athleteId: string;
  today: CalendarDate;
  /** Whether to load it: only after the more important content. */
  isWanted: boolean;
}

/** How many of their recent workouts a person has done. */
export function AdherenceCard({ athleteId, today, isWanted }: AdherenceCardProps) {
  const query = useQuery({ ...trainedByQuery(athleteId, adherenceDays(today)), enabled: isWanted });
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-17">Adherence</h3>
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={<Lines today={today} workouts={undefined} />}
        isEmpty={() => false}
      >
        {(workouts) => <Lines today={today} workouts={workouts} />}
      </QueryState>
    </Card>
  );
}

interface LinesProps {
  today: CalendarDate;
  /** `undefined` while loading; the space of the lines is reserved. */
  workouts: readonly TrainedWorkout[] | undefined;
}

function Lines({ today, workouts }: LinesProps) {
  return (
    <dl>
      {ADHERENCE_WEEKS.map((weeks) => (
        <div key={weeks} className="flex flex-wrap justify-between gap-x-3 border-t py-2 last:border-b">
          <dt className="text-muted">Last {weeks} weeks</dt>
          <dd className="min-h-lh">{workouts && adherenceInWords(adherenceOf(workouts, today, weeks))}</dd>
        </div>
      ))}
    </dl>
  );
}
