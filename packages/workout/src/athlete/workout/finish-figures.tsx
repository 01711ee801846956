import { counted, formatNumber, formatTime } from '@hub/locale';
import { useToday } from '@hub/tool-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import type { Workout } from '../../api/workout.schema';
import { dayInWords } from '../../model/day';
import { figuresOf, lastTimeOf, rowOf, type WorkoutFigures } from '../../model/finish';
import { ordinal } from '../../model/ordinal';
import { countDone } from '../../model/workout-status';
import { historyQuery } from '../queries';

/** The heading above the figures: whether everything was done, and how often in a row. */
function headingOf(workout: Workout, inARow: number): string {
  if (inARow > 1) return `Done, the ${ordinal(inARow)} in a row`;
  if (inARow === 1) return 'Done';
  return workout.finished === null ? 'Not finished yet' : 'Finished';
}

function whenOf({ date }: Workout, { span }: WorkoutFigures, today: string): string {
  const day = dayInWords(date, today);
  return span === null ? day : `${day}, ${formatTime(span.from)} to ${formatTime(span.to)}`;
}

/** A figure, with the last value or its parts below; its line is reserved until it is known. */
function Figure({ name, value, unit, below }: { name: string; value: string; unit: string; below: string }) {
  return (
    <div className="-mt-px -ml-px border-t border-l border-line py-3 pr-2 pl-4 wrap-anywhere">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="text-20 font-bold tabular-nums">
        {value} <span className="text-13">{unit}</span>
      </dd>
      <dd className="min-h-[1lh] text-13 text-muted tabular-nums">{below}</dd>
    </div>
  );
}

/** The duration, volume and number of sets of a workout, each with the last value (specification §4.371). */
export function FinishFigures({ workout }: { workout: Workout }) {
  const today = useToday();
  const { data: history = [] } = useInfiniteQuery(historyQuery(workout.user));
  const figures = figuresOf(workout);
  const lastTime = lastTimeOf(history, workout);
  const last = lastTime && figuresOf(lastTime, figures.unit);
  const inARow = rowOf(history, workout);
  const { span, volume, unit, sets, reps } = figures;
  const Icon = inARow > 0 ? Check : Flag;
  return (
    <section className="overflow-clip rounded-card border border-line bg-surface">
      <div className="flex items-center gap-3 p-4">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${inARow > 0 ? 'bg-ok text-page' : 'bg-raised text-muted'}`}
        >
          <Icon size={24} strokeWidth={2.5} aria-hidden />
        </span>
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-20">{headingOf(workout, inARow)}</h2>
          <p className="text-muted">{whenOf(workout, figures, today)}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] border-t border-line">
        <Figure
          name="Duration"
          value={span === null ? '–' : formatNumber(span.minutes)}
          unit={span === null ? '' : 'min'}
          below={last?.span ? `was ${formatNumber(last.span.minutes)}` : ''}
        />
        <Figure
          name="Volume"
          value={formatNumber(volume)}
          unit={unit}
          below={last ? `was ${formatNumber(last.volume)}` : ''}
        />
        {sets.asked > 0 ? (
          <Figure
            name="Sets"
            value={String(sets.done)}
            unit={`of ${sets.asked}`}
            below={[
              ...(last ? [`was ${last.sets.done}`] : []),
              ...(reps > 0 ? [counted(reps, 'rep')] : []),
            ].join(', ')}
          />
        ) : (
          <Figure
            name="Exercises"
            value={String(countDone(workout.exercises))}
            unit={`of ${workout.exercises.length}`}
            below={lastTime ? `was ${countDone(lastTime.exercises)}` : ''}
          />
        )}
      </dl>
    </section>
  );
}
