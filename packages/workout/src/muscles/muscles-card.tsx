import { useToday } from '@hub/tool-kit';
import { Card } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { muscleVolume } from '../rules';
import { restInWords, setsInNumbers, unknownInWords } from './in-words';
import { lastSetsQuery, musclesQuery, VOLUME_DAYS } from './muscles.queries';

/** A person's hard sets of the last seven days by muscle, as bars in a table; nothing without any. */
export function MusclesCard({ user }: { user: string }) {
  const today = useToday();
  const sets = useQuery(lastSetsQuery(user, today));
  const exercises = useQuery({ ...musclesQuery(), enabled: sets.data?.some(hasSets) === true });
  const volume = useMemo(() => {
    if (!sets.data || !exercises.data) return null;
    const worked = new Map(exercises.data.map((exercise) => [exercise.id, exercise]));
    return muscleVolume(
      sets.data.flatMap((workout) => workout.exercises),
      worked,
    );
  }, [sets.data, exercises.data]);
  if (volume === null || (volume.muscles.length === 0 && volume.unknown === 0)) return null;
  const { muscles, unknown } = volume;
  const most = muscles[0]?.sets ?? 0;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-17">Sets by muscle</h2>
        <p className="text-13 text-muted">{VOLUME_DAYS} days</p>
      </div>
      {muscles.length > 0 && (
        <table className="w-full">
          <caption className="sr-only">Hard sets of the last {VOLUME_DAYS} days by muscle</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Muscle</th>
              <th scope="col">Sets</th>
            </tr>
          </thead>
          <tbody>
            {muscles.map((one) => (
              <tr key={one.muscle}>
                <th
                  scope="row"
                  className="w-px py-1 pr-3 text-left font-normal @min-[20rem]:whitespace-nowrap"
                >
                  {one.muscle}
                </th>
                <td className="py-1">
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden
                      className="h-3.5 min-w-1 rounded-[3px] bg-tool forced-color-adjust-none"
                      style={{ flexBasis: `${(one.sets / most) * 100}%` }}
                    />
                    <span className="shrink-0 text-13 text-muted">{setsInNumbers(one.sets)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-13 text-muted">
        A hard set counts 1 for what the exercise is mostly for, ½ for what it also works.{' '}
        {restInWords(muscles)} {unknownInWords(unknown)}
      </p>
    </Card>
  );
}

function hasSets({ exercises }: { exercises: readonly { sets: readonly unknown[] }[] }): boolean {
  return exercises.some(({ sets }) => sets.length > 0);
}
