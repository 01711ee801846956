import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import { firstWeekday } from '@hub/locale';
import { addMonths, dayAfterKey, fullDate, fullMonth, fullWeekday, weeksOf } from './month';

export { weeksOf };

/** The mark on a day of a `MonthGrid`. */
export interface DayCell {
  /** Shown below the day's number: a small icon or line with the same meaning as `description`. */
  mark: ReactNode;
  /** The text for screen readers. */
  description: string;
  /** The look of the number. */
  look?: 'strong' | 'struck' | undefined;
}

interface MonthGridProps {
  /** The displayed month, `YYYY-MM`. */
  month: string;
  onMonthChange: (month: string) => void;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The mark on a date; `undefined` for none. */
  cell: (date: string) => DayCell | undefined;
  /** The chosen day. */
  selected?: string;
  /** A day that gets the focus when this is set. */
  focusDay?: string | undefined;
  /** Makes each day a button; without it the grid is read-only. */
  onSelect?: (date: string) => void;
  /** The first day of the week, 1 for Monday to 7 for Sunday; that of the person's locale by default. */
  firstDay?: number;
  /** Wraps each day, for example in a drop target. */
  frame?: (day: string, content: ReactNode) => ReactNode;
}

/**
 * A month in whole weeks that begin on the first day of the person's week. The caller provides the content of
 * the days. If days can be chosen, arrow keys, Home, End, Page Up and Page Down move between them.
 */
export function MonthGrid({ firstDay = firstWeekday(), ...grid }: MonthGridProps) {
  const { month, onMonthChange, onSelect, focusDay } = grid;
  const titleId = useId();
  const weeks = weeksOf(month, firstDay);
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<string>();

  const focusOn = (day: string | undefined) =>
    day !== undefined && table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  useEffect(() => void focusOn(moved), [moved]);
  useEffect(() => void focusOn(focusDay), [focusDay]);

  function press(event: KeyboardEvent<HTMLElement>) {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const next = day === undefined ? undefined : dayAfterKey(event.key, day, firstDay);
    if (next === undefined) return;
    event.preventDefault();
    if (!weeks.flat().includes(next)) onMonthChange(next.slice(0, 7));
    setMoved(next);
  }

  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between px-1">
        <IconButton
          label="Previous month"
          icon={ChevronLeft}
          onClick={() => onMonthChange(addMonths(month, -1))}
        />
        <h2 id={titleId} aria-live="polite">
          {fullMonth(`${month}-01`)} {month.slice(0, 4)}
        </h2>
        <IconButton
          label="Next month"
          icon={ChevronRight}
          onClick={() => onMonthChange(addMonths(month, 1))}
        />
      </div>
      <table
        ref={table}
        role={onSelect ? 'grid' : 'table'}
        aria-labelledby={titleId}
        onKeyDown={onSelect && press}
        className={cx(
          'w-full table-fixed text-center',
          onSelect && 'rounded-card border border-line bg-surface p-1',
        )}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="py-1.5 text-13 font-normal text-muted">
                <abbr title={fullWeekday(day)} className="no-underline">
                  {fullWeekday(day).charAt(0)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <Day key={day} {...grid} day={day} focusable={day === tabStop(grid, moved, weeks.flat())} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The only day in the tab order: the one that arrow keys reached, the chosen one, today, or the first. */
function tabStop({ month, today, selected }: MonthGridProps, moved: string | undefined, days: string[]) {
  return [moved, selected, today].find((day) => day !== undefined && days.includes(day)) ?? `${month}-01`;
}

function bare(_day: string, content: ReactNode): ReactNode {
  return content;
}

function Day({
  day,
  focusable,
  ...grid
}: Omit<MonthGridProps, 'firstDay'> & { day: string; focusable: boolean }) {
  const { month, today, cell, selected, onSelect, frame = bare } = grid;
  const content = cell(day);
  const isToday = day === today;
  const look = cx(
    'flex w-full flex-col items-center justify-center gap-0.5 rounded-control',
    onSelect ? 'min-h-13' : 'min-h-10 text-13',
    !day.startsWith(month) && 'text-muted',
    day === selected && 'bg-raised edge-chosen forced-colors:border-2',
  );
  const number = (
    <>
      <span
        className={cx(
          'grid min-h-5.5 min-w-7 place-items-center rounded-full px-1 text-[min(1em,5cqi)] leading-none',
          isToday && 'bg-accent font-bold text-on-accent',
          content?.look === 'strong' && !isToday && 'font-bold',
          content?.look === 'struck' && 'line-through',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span aria-hidden className="grid h-4 place-items-center">
        {content?.mark}
      </span>
    </>
  );
  if (!onSelect) {
    return (
      <td className="p-0" aria-current={isToday ? 'date' : undefined}>
        <div className={look}>{number}</div>
        {content && <span className="sr-only">{content.description}</span>}
      </td>
    );
  }
  return (
    <td className="p-0" role="gridcell" aria-selected={day === selected}>
      {frame(
        day,
        <button
          type="button"
          data-day={day}
          tabIndex={focusable ? 0 : -1}
          aria-label={[fullDate(day), content?.description].filter(Boolean).join(', ')}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onSelect(day)}
          className={cx(look, 'hover:bg-raised')}
        >
          {number}
        </button>,
      )}
    </td>
  );
}
