import { formatPercent } from '@hub/locale';

/** The part of a file that is done, from 0 to 1. */
export function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-13 font-medium">Processing… {formatPercent(share)}</p>
      <div
        role="progressbar"
        aria-label="Processing"
        aria-valuenow={percent}
        className="h-1.5 overflow-clip rounded-[3px] bg-raised forced-colors:border"
      >
        <div
          style={{ transform: `scaleX(${share})` }}
          className="h-full origin-left bg-accent transition-transform forced-colors:bg-[Highlight]"
        />
      </div>
    </div>
  );
}
