import { cx, Loading, SkeletonLine } from '@hub/ui';

const ROWS = [0, 1, 2, 3, 4];

/** Holds the place of the list of aliases: in each row a headline, and below it an address, of two lines on a phone, and what can be done with it. */
export function ListSkeleton() {
  return (
    <Loading label="Loading..." look="@container flex flex-col gap-2">
      <div aria-hidden className="overflow-clip rounded-card border border-line bg-surface">
        {ROWS.map((row) => (
          <div key={row} data-row className={cx('border-line pt-1 pr-1 pb-3 pl-4', row > 0 && 'border-t')}>
            <div className="pt-1.5">
              <SkeletonLine width="w-2/5" look="text-17 leading-tight" />
            </div>
            <div className="pt-3">
              <SkeletonLine width="w-3/5" look="text-13" />
              <SkeletonLine width="w-2/5" look="text-13 @table:hidden" />
            </div>
            {/* What can be done with it. */}
            <div className="h-14" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
