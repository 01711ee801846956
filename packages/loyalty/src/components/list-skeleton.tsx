import { gridClass, Loading } from '@hub/ui';
import { cardShape } from './colour-card';

/** The number of cards in most windows. */
const CARDS = 6;

/** A placeholder while the cards are loading. It appears only after a moment. */
export function ListSkeleton() {
  return (
    <Loading label="Loading…">
      <div aria-hidden className={gridClass}>
        {Array.from({ length: CARDS }, (_, at) => (
          <div key={at} data-row className="pb-3">
            <div className={`${cardShape} rounded-card bg-raised forced-colors:border`} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
