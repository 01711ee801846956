import { Badge, ListRow, Menu } from '@hub/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Pencil from 'lucide-react/icons/pencil';
import Shield from 'lucide-react/icons/shield';
import UserX from 'lucide-react/icons/user-x';
import type { Person } from '../../../api/person.schema';
import { type Role, ROLE_NAMES } from '../../../model/person-fields';
import { coachPaths } from '../../../paths';
import { FoundText } from '../../components/found-text';
import { doneInWords, toneOf } from '../../model/done';
import { useTodayIn } from '../../use-athlete-day';
import { latestInWords, type Week } from '../model/week';

const ICONS = { ok: CircleCheck, warning: CircleAlert, danger: CircleX };

/** How everybody is doing; loaded after the names. */
export interface Doings {
  weeks: ReadonlyMap<string, Week>;
  planTitles: ReadonlyMap<string, string>;
}

interface PersonRowProps {
  person: Person;
  query: string;
  /** `undefined` until it is known. */
  doings: Doings | undefined;
}

/** One person: who they are, their active plan, and how their last seven days went. The row leads to the plans. */
export function PersonRow({ person, query, doings }: PersonRowProps) {
  const { id, name, email } = person;
  const today = useTodayIn(person.timeZone);
  const week = doings?.weeks.get(id);
  const planTitle = doings?.planTitles.get(id);
  // A coach who trains nobody's plan has nothing to be said of.
  const isAthlete = person.role === 'user' || week !== undefined || planTitle !== undefined;
  return (
    <ListRow
      to={coachPaths.plans(id)}
      trailing={
        <Menu
          label="Actions"
          items={[
            { label: 'Plans', icon: ClipboardList, to: coachPaths.plans(id) },
            { label: 'Calendar', icon: CalendarDays, to: coachPaths.calendar(id) },
            { label: 'Edit', icon: Pencil, to: coachPaths.editPerson(id) },
          ]}
        />
      }
    >
      <span className="flex flex-wrap gap-x-2.5 font-medium wrap-anywhere">
        <span className="min-w-0">
          <FoundText text={name ?? email} query={query} />
        </span>{' '}
        <RoleBadge role={person.role} />
        {person.isDeactivated && (
          <Badge tone="warning" icon={UserX}>
            Deactivated
          </Badge>
        )}
      </span>{' '}
      {name !== null && (
        <span className="block text-13 text-muted wrap-anywhere">
          <FoundText text={email} query={query} />
        </span>
      )}{' '}
      {isAthlete && (
        // Each phrase has a line of its own, or all of them one: none breaks in its middle, and nothing moves when they come.
        <span className="flex flex-col text-13 *:min-h-lh @min-[30rem]:flex-row @min-[30rem]:gap-x-4">
          <span className="text-muted wrap-anywhere">{doings && (planTitle ?? 'No active plan')}</span>{' '}
          <span className="shrink-0">{doings && <WeekWords week={week} />}</span>{' '}
          <span className="shrink-0 text-muted">{week && latestInWords(week, today)}</span>
        </span>
      )}
    </ListRow>
  );
}

function RoleBadge({ role }: { role: Role }) {
  if (role === 'user') return <Badge>{ROLE_NAMES.user}</Badge>;
  return (
    <Badge tone="accent" icon={Shield}>
      {ROLE_NAMES.admin}
    </Badge>
  );
}

function WeekWords({ week }: { week: Week | undefined }) {
  if (week === undefined) return <Badge>No workouts in 7 days</Badge>;
  const tone = toneOf(week);
  const words = doneInWords(week, ' in 7 days');
  if (tone === 'muted') return <Badge>{words}</Badge>;
  return (
    <Badge tone={tone} icon={ICONS[tone]}>
      {words}
    </Badge>
  );
}
