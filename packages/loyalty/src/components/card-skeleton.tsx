import { Card } from '@hub/ui';

const bar = 'rounded-small bg-raised';

/** Holds the place of a card that is being loaded: its name, a code, a number. Appears only when that takes a moment. */
export function CardSkeleton() {
  return (
    <div role="status" className="animate-appear delay-150">
      <span className="sr-only">Loading…</span>
      <Card aria-hidden className="flex flex-col items-center gap-5">
        <span className="grid h-[1lh] w-2/5 items-center text-20">
          <span className={`h-[0.75em] ${bar}`} />
        </span>
        <span className={`h-[144px] w-4/5 ${bar}`} />
        <span className="grid h-[1lh] w-3/5 items-center text-20">
          <span className={`h-[0.75em] ${bar}`} />
        </span>
      </Card>
    </div>
  );
}
