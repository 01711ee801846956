import { useSession } from '@hub/auth';
import { useToday } from '@hub/tool-kit';
import { Loading, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Comparison } from './comparison';
import { firstComparison, type PhotoSet } from './photo-set';
import { photosQuery } from './photos.queries';
import { sampleSets } from './sample-sets';
import { SetList } from './set-list';
import { nameSets } from './set-name';
import { Transfer } from './transfer';

/** /progress/photos: compares two days, and lists all sets. Photos never leave the browser. */
export function PhotosPage() {
  const { user } = useSession();
  const person = user?.id ?? '';
  const query = useQuery(photosQuery(person));
  return (
    <QueryState query={query} loading={<ComparisonSkeleton />}>
      {(sets) => <Photos key={person} sets={sets} person={person} />}
    </QueryState>
  );
}

function Photos({ sets, person }: { sets: readonly PhotoSet[]; person: string }) {
  const today = useToday();
  const samples = useMemo(() => sampleSets(today), [today]);
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const isSample = sets.length === 0;
  const shown = useMemo(() => nameSets(isSample ? samples : sets), [isSample, samples, sets]);
  const first = firstComparison(shown);
  const before = shown.find(({ id }) => id === chosen.before) ?? first.before;
  const after = shown.find(({ id }) => id === chosen.after) ?? first.after;
  const choose = (changed: typeof chosen) => setChosen((last) => ({ ...last, ...changed }));
  return (
    <>
      {before && after && (
        <Comparison sets={shown} before={before} after={after} onChange={choose} isSample={isSample} />
      )}
      <Transfer sets={sets} person={person} />
      {!isSample && <SetList sets={shown} person={person} onChoose={choose} />}
    </>
  );
}

/** An empty comparison, with its final size. */
function ComparisonSkeleton() {
  return (
    <Loading>
      <div aria-hidden className="rounded-card border border-line bg-surface p-3">
        <div className="mx-auto aspect-3/4 w-full rounded-control bg-raised column:max-w-[max(15rem,37.5dvh)]" />
      </div>
    </Loading>
  );
}
