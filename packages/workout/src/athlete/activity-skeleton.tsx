import { Loading, SkeletonLine } from '@hub/ui';

/** A placeholder for the list: cards with a heading and four exercises, taller for the next workout. */
export function ActivitySkeleton({ hasNext }: { hasNext: boolean }) {
  return (
    <Loading>
      {[0, 1].map((card) => (
        <div
          key={card}
          aria-hidden
          className="flex flex-col gap-2 rounded-card border border-line bg-surface px-5 py-3"
        >
          <div className="flex flex-col gap-0.5">
            <div className="flex justify-between">
              <SkeletonLine width="w-1/4" look="flex-1 text-13" />
              <SkeletonLine width="w-1/5" look="flex-1 justify-end text-13" />
            </div>
            <SkeletonLine width="w-2/5" look="text-17" />
          </div>
          <div className="flex flex-col gap-0.5 border-t border-line pt-2">
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className="flex gap-2.5 leading-tight">
                <span className="size-4.5 rounded-full bg-raised forced-colors:border" />
                <span className="flex-1">
                  <SkeletonLine width="w-2/5" />
                  {hasNext && card === 0 && <SkeletonLine width="w-4/5" look="mb-1.5 text-13" />}
                </span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}
