import type { RatePoint } from '../model/rates';
import { withHoles } from '../model/span';
import { sparkline } from '../model/sparkline';
import { lineColour } from './line-colour';

const BOX = { width: 48, height: 32, pad: 4 };

/**
 * The history of some days, small, with its holes: a picture beside the numbers that say it. It holds its place while they
 * are not known.
 */
export function Sparkline({ history }: { history: readonly RatePoint[] }) {
  const line = sparkline(
    withHoles(history).map(({ value }) => value),
    BOX,
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${String(BOX.width)} ${String(BOX.height)}`}
      className={`w-8 shrink-0 text-tool @max-[21rem]:hidden @min-[26rem]:w-12 ${lineColour(history)}`}
    >
      {line && (
        <>
          <path
            d={line.path}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx={line.end.x} cy={line.end.y} r="3" fill="currentColor" />
        </>
      )}
    </svg>
  );
}
