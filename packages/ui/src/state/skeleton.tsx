interface SkeletonProps {
  /** How many rows the content will have, about. */
  rows?: number;
  /** What is read out. */
  label?: string;
}

/** Holds the place of a list that is being loaded; appears only when that takes a moment. */
export function Skeleton({ rows = 5, label = 'Loading...' }: SkeletonProps) {
  return (
    <div
      role="status"
      className="overflow-clip rounded-card border border-line bg-surface animate-appear delay-150"
    >
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          aria-hidden
          className="flex h-16 items-center gap-3 border-t border-line px-4 first-of-type:border-t-0"
        >
          <span className="h-5 w-7 rounded-small bg-raised" />
          <span className="flex flex-1 flex-col gap-2">
            <span className="h-3 w-2/5 rounded-small bg-raised" />
            <span className="h-2.5 w-1/4 rounded-small bg-raised" />
          </span>
          <span className="h-3 w-1/5 rounded-small bg-raised" />
        </div>
      ))}
    </div>
  );
}
