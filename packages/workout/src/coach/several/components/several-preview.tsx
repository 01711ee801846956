import type { CalendarDate } from '@hub/calendar';
import { formatCount } from '@hub/locale';
import { formatShortDate } from '@hub/tool-kit';
import { type ReactNode, useId, useState } from 'react';
import { lastDay, type Horizon } from '../../../rules';
import { Expander } from '../../components/expander';
import { PlannedDates } from '../../plans/components/planned-dates';
import type { AthletePreview } from '../model/athlete-preview';
import { notesOf, type Titles } from '../model/athlete-text';
import { sumOf } from '../model/several-order';

interface SeveralPreviewProps {
  /** The chosen athletes. */
  athletes: readonly AthletePreview[];
  horizon: Horizon;
  titles: Titles;
  today: CalendarDate;
  /** Called when a date of an athlete was ticked or unticked. */
  onTick: (user: string, id: string) => void;
}

/** The counts of each athlete with the reasons, and the totals; expanded, a name shows its dates. */
export function SeveralPreview({ athletes, horizon, titles, today, onTick }: SeveralPreviewProps) {
  const [openUser, setOpenUser] = useState<string | null>(null);
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="preview" className="text-17">
          Preview
        </h2>
        <p className="text-13 text-muted">
          {formatShortDate(horizon.from, today)} to {formatShortDate(lastDay(horizon), today)}
        </p>
      </div>
      <div
        role="table"
        aria-labelledby="preview"
        className="overflow-clip rounded-card border border-line bg-surface *:border-t *:border-line *:first:border-t-0"
      >
        <Row role="columnheader" name="Athlete" numbers={['New', 'There', 'Left out']} look="head" />
        {athletes.map((athlete) => (
          <AthleteRow
            key={athlete.user}
            athlete={athlete}
            notes={notesOf(athlete, titles, today)}
            open={athlete.user === openUser}
            onToggle={() => setOpenUser(athlete.user === openUser ? null : athlete.user)}
          >
            <PlannedDates
              label={`Dates of ${athlete.name}`}
              planned={athlete.planned}
              today={today}
              onTick={(id) => onTick(athlete.user, id)}
            />
          </AthleteRow>
        ))}
        <Row role="cell" name="Together" numbers={inNumbers(sumOf(athletes))} look="sum" />
      </div>
    </section>
  );
}

function inNumbers(counts: AthletePreview['counts']): string[] {
  return [counts.new, counts.there, counts.out].map((count) => formatCount(count));
}

const looks = {
  head: 'text-13 text-muted',
  usual: '',
  sum: 'bg-raised font-bold',
};

interface RowProps {
  /** The role of its cells. */
  role: 'cell' | 'columnheader';
  name: ReactNode;
  numbers: readonly string[];
  look: keyof typeof looks;
}

/** A name and its counts, which wrap below it if they don't fit. */
function Row({ role, name, numbers, look }: RowProps) {
  return (
    <div role="row" className={`flex flex-wrap items-center justify-end gap-x-2 py-1 pr-4 ${looks[look]}`}>
      <div role={role} className="min-w-0 flex-[1_1_7.5rem] pl-4 wrap-anywhere">
        {name}
      </div>
      <div role="presentation" className="flex max-w-full basis-[11.7rem] items-center">
        {numbers.map((number, index) => (
          <span
            // The three counts have fixed positions.
            key={index}
            role={role}
            className={`w-1/3 py-2 text-right tabular-nums ${look === 'usual' && index > 0 ? 'text-muted' : ''}`}
          >
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

interface AthleteRowProps {
  athlete: AthletePreview;
  notes: readonly string[];
  open: boolean;
  onToggle: () => void;
  /** The dates. */
  children: ReactNode;
}

function AthleteRow({ athlete, notes, open, onToggle, children }: AthleteRowProps) {
  const detailsId = useId();
  const name = (
    <Expander
      open={open}
      controls={detailsId}
      onToggle={onToggle}
      className="min-h-11 w-full gap-2"
      size={16}
    >
      <span className="min-w-0">
        <span className="block font-medium">{athlete.name}</span>
        {notes.map((note) => (
          <span key={note} className="block text-13 text-muted">
            {note}
          </span>
        ))}
      </span>
    </Expander>
  );
  return (
    <>
      <Row role="cell" name={name} numbers={inNumbers(athlete.counts)} look="usual" />
      {open && (
        <div role="row">
          <div role="cell" aria-colspan={4} id={detailsId} className="p-2 @max-[14rem]:p-0">
            {children}
          </div>
        </div>
      )}
    </>
  );
}
