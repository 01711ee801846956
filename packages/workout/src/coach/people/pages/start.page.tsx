import { LinkButton, List, ListItem } from '@hub/ui';
import { countedOrNone } from '@hub/locale';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Inbox from 'lucide-react/icons/inbox';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Users from 'lucide-react/icons/users';
import { exerciseCountQuery } from '../../../api/exercises';
import { peopleCountQuery } from '../../../api/people';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths, workoutPaths } from '../../../paths';
import { useNewCount } from '../../feed/components/feed-link';
import { WithoutPlan } from '../components/without-plan';

interface AreaProps {
  to: string;
  icon: LucideIcon;
  title: string;
  /** The number of items in words; its line is reserved while it is unknown. */
  count: string | undefined;
}

function Area({ to, icon: Icon, title, count }: AreaProps) {
  return (
    <List>
      <ListItem to={to}>
        <span className="flex flex-wrap items-center gap-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-tool-tint text-tool">
            <Icon size={24} strokeWidth={1.75} aria-hidden />
          </span>
          <span className="flex-[1_1_8rem]">
            <span className="block text-17 font-medium">{title}</span>{' '}
            <span className="block min-h-lh text-13 text-muted">{count}</span>
          </span>
        </span>
      </ListItem>
    </List>
  );
}

function inWords(count: number | undefined, one: string): string | undefined {
  return count === undefined ? undefined : countedOrNone(count, one);
}

function newsInWords(fresh: number): string {
  return `${fresh === 0 ? 'Nothing' : String(fresh)} new in two weeks`;
}

/** /workout/admin: the first screen of the coach's area. */
export function StartPage() {
  const people = useQuery(peopleCountQuery());
  const exercises = useQuery(exerciseCountQuery());
  const fresh = useNewCount();
  return (
    <WorkoutPage title="Admin" back={workoutPaths.activity}>
      <Area
        to={coachPaths.feed}
        icon={Inbox}
        title="Activity feed"
        count={fresh === undefined ? undefined : newsInWords(fresh)}
      />
      <Area
        to={coachPaths.people}
        icon={Users}
        title="User Management"
        count={people.isError ? 'Plans and workouts' : inWords(people.data, 'user')}
      />
      <Area
        to={coachPaths.exercises}
        icon={Dumbbell}
        title="Exercise Management"
        count={exercises.isError ? 'What plans are made of' : inWords(exercises.data, 'exercise')}
      />
      <Area
        to={coachPaths.generate()}
        icon={CalendarPlus}
        title="Generate workouts"
        count="For several athletes at once"
      />
      <Area to={coachPaths.templates} icon={ClipboardList} title="Templates" count="Plans to reuse" />
      <LinkButton variant="quiet" to={workoutPaths.migration}>
        Migration
      </LinkButton>
      {/* The last part, so that it moves nothing when it comes. */}
      <WithoutPlan />
    </WorkoutPage>
  );
}
