import { counted, formatNumber } from '@hub/locale';
import Trophy from 'lucide-react/icons/trophy';
import { amountInWords, weightInWords } from '../../model/set-text';
import type { ExerciseSet, SetKind } from '../../rules';

const KINDS: Readonly<Record<SetKind, string>> = {
  work: '',
  'warm-up': 'Warm-up',
  drop: 'Drop',
  failure: 'Failure',
};

/** A column of the table: its title, its minimum width, and its text for a set. */
interface SetColumn {
  title: string;
  width: string;
  cellText: (set: ExerciseSet) => string;
}

function effortOf({ rpe, rir }: ExerciseSet): string {
  if (rpe !== undefined) return `RPE ${formatNumber(rpe)}`;
  return rir === undefined ? '' : `${formatNumber(rir)} left`;
}

const COLUMNS: readonly SetColumn[] = [
  { title: 'Weight', width: 'min-w-[4rem]', cellText: weightInWords },
  {
    title: 'Done',
    width: 'min-w-[3.5rem]',
    cellText: (set) => (set.reps === undefined ? amountInWords(set) : counted(set.reps, 'rep')),
  },
  { title: 'Effort', width: 'min-w-[3.25rem]', cellText: effortOf },
];

interface PastSetsProps {
  /** The table's label for screen readers. */
  label: string;
  sets: readonly ExerciseSet[];
}

const isRecord = ({ records = [] }: ExerciseSet) => records.length > 0;

/**
 * Sets in a table, without empty columns, aligned with other such tables. With large text, cells wrap beside the
 * number of their set; browsers then drop the roles, so they are explicit.
 */
export function PastSets({ label, sets }: PastSetsProps) {
  const columns = COLUMNS.filter(({ cellText }) => sets.some((set) => cellText(set) !== ''));
  const hasRecords = sets.some(isRecord);
  const titles = ['Set', ...columns.map(({ title }) => title), ...(hasRecords ? ['Record'] : [])];
  return (
    <table role="table" aria-label={label} className="block text-13 tabular-nums">
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          {titles.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {sets.map((set, index) => (
          <tr
            key={set.id}
            role="row"
            className="flex flex-wrap items-baseline gap-x-[0.5rem] py-0.5 pl-[4.25rem]"
          >
            <th
              role="rowheader"
              scope="row"
              className="-ml-[4.25rem] w-[3.75rem] text-left font-normal whitespace-nowrap text-muted"
            >
              {KINDS[set.kind] || `Set ${String(numberOf(sets, index))}`}
            </th>
            {columns.map(({ title, width, cellText }) => (
              <td key={title} role="cell" className={width}>
                {cellText(set)}
              </td>
            ))}
            {hasRecords && (
              <td role="cell" className="whitespace-nowrap">
                {isRecord(set) && <RecordMark />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of a work set among the work sets. */
function numberOf(sets: readonly ExerciseSet[], index: number): number {
  return sets.slice(0, index + 1).filter(({ kind }) => kind === 'work').length;
}

function RecordMark() {
  return (
    <span className="inline-flex items-center gap-1 font-medium text-tool">
      <Trophy size={14} strokeWidth={2} aria-hidden className="shrink-0" />
      Record
    </span>
  );
}
