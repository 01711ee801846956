import { gridClass, Loading } from '@hub/ui';
import { cardShape } from './colour-card';

/** So many cards stand in most windows. */
const CARDS = 6;

/** Holds the place of the cards that are being loaded; appears only when that takes a moment. */
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
