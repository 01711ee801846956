import { useSession } from '@hub/auth';
import type { CalendarDate } from '@hub/calendar';
import { useLive } from '@hub/pb-client';
import { useToday } from '@hub/tool-kit';
import { Card, EmptyState, LinkButton, Loading, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import Flame from 'lucide-react/icons/flame';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useMemo } from 'react';
import { workoutsKey } from '../../api/workouts';
import { MusclesCard } from '../../muscles/muscles-card';
import { workoutPaths } from '../../paths';
import { type Outcome, SHARE_DAYS, shareOf, streakOf, weeksOf } from './figures';
import { streakInWords } from './in-words';
import { outcomesQuery } from './overview.queries';
import { SharesCard } from './shares-card';
import { WeeksCard } from './weeks-card';

/** /progress/overview: how many workouts were done in the last 90 days. */
export function OverviewPage() {
  const today = useToday();
  const { user } = useSession();
  const query = useQuery(outcomesQuery(user?.id ?? '', today));
  useLive('workouts', workoutsKey);
  return (
    <>
      <QueryState
        query={query}
        failedToLoad="Failed to load."
        loading={<CardsSkeleton />}
        empty={
          <EmptyState
            icon={TrendingUp}
            title="No workouts in the last 90 days"
            action={<LinkButton to={workoutPaths.start}>Start a workout</LinkButton>}
          >
            What you complete is counted here.
          </EmptyState>
        }
      >
        {(outcomes) => <Figures outcomes={outcomes} today={today} />}
      </QueryState>
      <MusclesCard user={user?.id ?? ''} />
    </>
  );
}

function Figures({ outcomes, today }: { outcomes: readonly Outcome[]; today: CalendarDate }) {
  const weeks = useMemo(() => weeksOf(outcomes, today), [outcomes, today]);
  const streak = streakInWords(streakOf(outcomes, today), today);
  return (
    <>
      <WeeksCard weeks={weeks} today={today} />
      <SharesCard shares={SHARE_DAYS.map((days) => shareOf(outcomes, days, today))} />
      <Card className="flex items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-tool-tint text-tool">
          <Flame size={24} strokeWidth={1.75} aria-hidden />
        </span>
        <div className="min-w-0">
          <h2 className="text-17">{streak.title}</h2>
          <p className="text-13 text-muted">{streak.text}</p>
        </div>
      </Card>
    </>
  );
}

/** Empty cards, with their final sizes. */
function CardsSkeleton() {
  return (
    <Loading>
      {['h-[17.75rem]', 'h-28', 'h-22'].map((height) => (
        <div key={height} aria-hidden className={`rounded-card border border-line bg-surface p-5 ${height}`}>
          <div className="h-3.5 w-2/5 rounded-small bg-raised" />
        </div>
      ))}
    </Loading>
  );
}
