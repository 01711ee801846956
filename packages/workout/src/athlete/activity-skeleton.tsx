import { Loading, SkeletonLine } from '@hub/ui';

/** Holds the place of the workouts while they are being loaded: cards with a head and three exercises. */
export function ActivitySkeleton() {
  return (
    <Loading>
      {[0, 1].map((card) => (
        <div
          key={card}
          aria-hidden
          className="flex flex-col gap-3 rounded-card border border-line bg-surface px-5 py-4"
        >
          <div className="flex flex-col gap-1">
            <div className="flex justify-between">
              <SkeletonLine width="w-1/4" look="flex-1 text-13" />
              <SkeletonLine width="w-1/5" look="flex-1 justify-end text-13" />
            </div>
            <SkeletonLine width="w-2/5" look="text-17" />
          </div>
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-2.5 border-t border-line pt-1.75">
              <span className="mt-0.5 size-4.5 rounded-full bg-raised forced-colors:border" />
              <span className="flex-1">
                <SkeletonLine width="w-2/5" look="text-13" />
                <SkeletonLine width="w-3/5" look="text-13" />
              </span>
            </div>
          ))}
        </div>
      ))}
    </Loading>
  );
}
