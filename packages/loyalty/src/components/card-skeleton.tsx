import { Card, Loading, SkeletonLine } from '@hub/ui';

/** A placeholder while a card is loading: its name, a code, a number. It appears only after a moment. */
export function CardSkeleton() {
  return (
    <Loading label="Loading…">
      <Card aria-hidden className="flex flex-col items-center gap-5">
        <SkeletonLine look="w-full justify-center text-20" width="w-2/5" />
        <span className="h-[144px] w-4/5 rounded-small bg-raised forced-colors:border" />
        <SkeletonLine look="w-full justify-center text-20" width="w-3/5" />
      </Card>
    </Loading>
  );
}
