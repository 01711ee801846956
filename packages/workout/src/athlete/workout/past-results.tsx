import { counted } from '@hub/locale';
import { useToday } from '@hub/tool-kit';
import { Button, LongList } from '@hub/ui';
import { useCallback, useMemo, useState } from 'react';
import { dayInWords } from '../../model/day';
import type { PastResult } from '../../model/history';
import { seriesOf } from '../../model/result-series';
import { areOfSets, setsOfResult } from '../../rules';
import { PastSets } from './past-sets';
import { ReadIntoSetsDialog } from './read-into-sets';
import { ResultChart } from './result-chart';

/** The estimated height of a row, before it is measured: a day with three sets. */
const ROW_HEIGHT = 136;

interface PastResultsProps {
  userId: string;
  results: readonly PastResult[];
  /** Whether these are all results. */
  isWhole: boolean;
  /** Whether written results may be converted to sets, which only their own athlete may do. */
  canRead: boolean;
}

/** The history of an exercise: its chart, and the results of each day, the latest first. */
export function PastResults({ userId, results, isWhole, canRead }: PastResultsProps) {
  const today = useToday();
  const [reading, setReading] = useState<PastResult | null>(null);
  const series = useMemo(() => seriesOf(results), [results]);
  const rows = useMemo(
    () => results.map((result, index) => ({ id: `${result.workoutId}-${String(index)}`, result })),
    [results],
  );
  const renderItem = useCallback(
    ({ result }: (typeof rows)[number]) => (
      <PastResultRow
        result={result}
        day={dayInWords(result.date, today)}
        onRead={canRead ? () => setReading(result) : undefined}
      />
    ),
    [canRead, today],
  );
  const read = reading && setsOfResult(reading.text);
  return (
    <>
      {series.length > 0 && <ResultChart series={series} today={today} />}
      <div className="-mb-1 flex items-baseline justify-between gap-3 pt-1">
        <h2 className="text-17">History</h2>
        {isWhole && <span className="text-13 text-muted">{counted(results.length, 'result')}</span>}
      </div>
      <LongList label="Results" items={rows} estimateSize={ROW_HEIGHT} renderItem={renderItem} />
      {reading && read && (
        <ReadIntoSetsDialog
          userId={userId}
          result={reading}
          day={dayInWords(reading.date, today)}
          sets={read}
          onClose={() => setReading(null)}
        />
      )}
    </>
  );
}

interface PastResultRowProps {
  result: PastResult;
  day: string;
  onRead: (() => void) | undefined;
}

function PastResultRow({ result: { workoutTitle, text, sets }, day, onRead }: PastResultRowProps) {
  const readable = sets.length > 0 ? null : setsOfResult(text);
  const color = sets.length > 0 || readable !== null ? '' : 'text-muted';
  const shown = areOfSets(text, sets) && sets.length > 0 ? '' : text;
  return (
    <div className="flex min-h-15 flex-col justify-center gap-1 px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="font-medium">{day}</p>
          <p className="text-13 text-muted wrap-break-word">{workoutTitle}</p>
        </div>
        {shown !== '' && (
          <p className={`min-w-0 text-balance wrap-break-word whitespace-pre-line ${color}`}>{shown}</p>
        )}
      </div>
      {sets.length > 0 && <PastSets label={`Sets of ${day}`} sets={sets} />}
      {readable && onRead && (
        <Button
          variant="plain"
          size="sm"
          className="-mr-3 self-end"
          aria-label={`Turn into sets: ${day}`}
          onClick={onRead}
        >
          Turn into sets
        </Button>
      )}
    </div>
  );
}
