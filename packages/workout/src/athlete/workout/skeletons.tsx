import { Loading, SkeletonLine } from '@hub/ui';

const SHAPE = 'bg-raised forced-colors:border';

/** The progress of a workout: a line of text, the bar below it, and its day. */
function Head() {
  return (
    <div aria-hidden className="flex flex-col gap-2">
      <SkeletonLine width="w-1/3" />
      <span className={`h-1.5 rounded-[3px] ${SHAPE}`} />
      <SkeletonLine width="w-2/5" look="text-13" />
    </div>
  );
}

/** A placeholder for a workout: its progress, and rows with a ring. */
export function WorkoutSkeleton() {
  return (
    <Loading>
      <Head />
      <div aria-hidden className="rounded-card border border-line bg-surface">
        {[0, 1, 2].map((row) => (
          <div
            key={row}
            className="flex min-h-18 items-center gap-3.5 border-line px-4 py-2 not-first:border-t"
          >
            <span className={`size-9 shrink-0 rounded-full ${SHAPE}`} />
            <span className="flex-1">
              <SkeletonLine width="w-2/5" look="text-17" />
              <SkeletonLine width="w-3/5" look="text-13" />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** A placeholder for the results of an exercise: the progress, the switch, the field, Save. */
export function ResultSkeleton() {
  return (
    <Loading>
      <Head />
      <div aria-hidden className="flex flex-col gap-4 rounded-card border border-line bg-surface px-5 py-4">
        <div className="flex items-center justify-between">
          <span className="flex-1">
            <SkeletonLine width="w-2/5" />
            <SkeletonLine width="w-4/5" look="text-13" />
          </span>
          <span className={`h-6.5 w-11 rounded-full ${SHAPE}`} />
        </div>
        <hr className="border-t border-line" />
        <div className="flex flex-col gap-1.5">
          <SkeletonLine width="w-1/4" />
          <span className="h-24 rounded-control border border-line" />
        </div>
      </div>
      <span aria-hidden className={`h-14 rounded-control ${SHAPE}`} />
    </Loading>
  );
}

/** A placeholder for an exercise's history: its chart, and the results below their heading. */
export function HistorySkeleton() {
  return (
    <Loading>
      <div aria-hidden className="rounded-card border border-line bg-surface p-5">
        <SkeletonLine width="w-2/5" look="text-17" />
        <div className="h-54" />
      </div>
      <div aria-hidden className="-mb-1 pt-1">
        <SkeletonLine width="w-1/4" look="text-17" />
      </div>
      <div aria-hidden className="rounded-card border border-line bg-surface">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex min-h-15 items-center border-line px-4 py-2 not-first:border-t">
            <span className="flex-1">
              <SkeletonLine width="w-2/5" />
              <SkeletonLine width="w-1/4" look="text-13" />
            </span>
            <SkeletonLine width="w-20" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
