import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import { useState, type ReactNode } from 'react';
import { formatPercent } from '@hub/locale';

/** A picture of a `CompareSlider`, with the text in its corner. */
interface ComparedPicture {
  /** The picture; it fills its box. */
  picture: ReactNode;
  caption: string;
}

interface CompareSliderProps {
  /** The label for screen readers, such as "Compare 14 Aug 2026 with 14 Nov 2026". */
  label: string;
  before: ComparedPicture;
  after: ComparedPicture;
}

const caption =
  'absolute top-3 max-w-[calc(50%-16px)] rounded-small bg-text px-2.5 py-1 text-13 font-medium text-page @max-[20rem]:max-w-[calc(50%-6px)] @max-[20rem]:px-1.5';

/**
 * Two upright pictures on top of each other; the second one is visible on one side of a line. Finger, mouse
 * and arrow keys move the line, because a native slider covers the pictures. On a large screen they are half
 * as high as the screen.
 */
export function CompareSlider({ label, before, after }: CompareSliderProps) {
  const [at, setAt] = useState(50);
  return (
    <div className="relative mx-auto aspect-3/4 w-full overflow-clip rounded-control bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent column:max-w-[max(15rem,37.5dvh)]">
      <div className="absolute inset-0">{before.picture}</div>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${at}%)` }}>
        {after.picture}
      </div>
      <p className={`${caption} left-3 @max-[20rem]:left-1`}>{before.caption}</p>
      <p className={`${caption} right-3 @max-[20rem]:right-1`}>{after.caption}</p>
      <div className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-surface" style={{ left: `${at}%` }} />
      <div
        className="absolute top-1/2 grid size-12 -translate-1/2 place-items-center rounded-full bg-surface shadow-float"
        style={{ left: `${at}%` }}
      >
        <ChevronsLeftRight size={20} strokeWidth={1.75} aria-hidden />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={label}
        aria-valuetext={`${before.caption} up to ${formatPercent(at / 100)}`}
        onChange={({ target }) => setAt(target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
