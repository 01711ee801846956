import { cx } from '../cx';
import { Loading } from './loading';
import { SkeletonLine } from './skeleton-line';

interface SkeletonProps {
  /** The approximate number of rows of the content. */
  rows?: number;
  /** The number of text lines in a row; if there is space, never more than two. */
  lines?: number;
  /** Whether the content is a `Table`, which has a header row if there is space. */
  table?: boolean;
  /** Whether the content has a heading. */
  title?: boolean;
  /** The text for screen readers. */
  label?: string;
}

/** A placeholder for a list that is loading, with the list's size; visible only if loading takes a moment. */
export function Skeleton({
  rows = 5,
  lines = 2,
  table = false,
  title = false,
  label = 'Loading...',
}: SkeletonProps) {
  return (
    <Loading label={label} look="@container flex flex-col gap-2">
      {title && <SkeletonLine look="text-17 leading-[1.25]" width="w-1/4" />}
      <div aria-hidden className="overflow-clip rounded-card border border-line bg-surface">
        {table && (
          <div className="hidden px-4 py-2.5 @table:block">
            <SkeletonLine look="text-13" width="w-2/3" />
          </div>
        )}
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            data-row
            className={cx(
              'flex min-h-16 items-center gap-3 border-line px-4',
              table ? 'py-2 @table:border-t @table:py-3' : 'py-3',
              row > 0 && 'border-t',
            )}
          >
            <span className="h-5 w-7 rounded-small bg-raised forced-colors:border" />
            <span className="flex-1">
              {Array.from({ length: lines }, (_, line) => (
                <SkeletonLine
                  key={line}
                  look={cx(line > 0 && !table ? 'text-13' : 'text-15', line > 1 && '@table:hidden')}
                  width={line === 0 ? 'w-3/5' : 'w-2/5'}
                />
              ))}
            </span>
            <span className="h-3 w-1/5 rounded-small bg-raised forced-colors:border" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** A placeholder for a form that is loading: `fields` of one line, each with a label. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Loading>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} aria-hidden className="flex flex-col gap-1.5">
          <SkeletonLine look="text-15" width="w-1/4" />
          <div className="h-11 rounded-control border border-line bg-surface" />
        </div>
      ))}
    </Loading>
  );
}
