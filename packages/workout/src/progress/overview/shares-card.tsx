import { Card } from '@hub/ui';
import type { Share } from './figures';
import { percentOf } from './in-words';

/** The shares of the last 7, 30 and 90 days, side by side if there is space. */
export function SharesCard({ shares }: { shares: readonly Share[] }) {
  return (
    <Card aria-label="Share done" className="p-0!">
      <dl className="flex flex-wrap overflow-clip">
        {shares.map((share) => (
          <div
            key={share.days}
            className="-mt-px -ml-px flex flex-[1_1_6rem] flex-col gap-0.5 border-t border-l border-line px-4 py-4"
          >
            <dt className="text-13 text-muted">{share.days} days</dt>
            <dd className="text-28 leading-tight font-bold">{percentOf(share) ?? '–'}</dd>
            <dd className="text-13 text-muted">
              {share.due === 0 ? 'None due' : `${String(share.done)} of ${String(share.due)} done`}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
