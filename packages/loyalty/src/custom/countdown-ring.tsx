import type { Countdown, RingColour } from './countdown';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

const STROKES: Record<RingColour, string> = {
  blue: 'stroke-accent',
  amber: 'stroke-warning',
  red: 'stroke-danger',
};

interface CountdownRingProps {
  countdown: Countdown;
  /** In seconds. */
  period: number;
}

/** The ring of the custom layout, with the seconds left. It moves by the clock, without an animation. */
export function CountdownRing({ countdown, period }: CountdownRingProps) {
  const { remaining, fraction, colour } = countdown;
  return (
    <div className="flex flex-wrap items-center justify-center gap-4">
      <div role="timer" aria-label={`${remaining} s left`} className="relative size-20 shrink-0">
        <svg viewBox="0 0 96 96" aria-hidden className="size-full -rotate-90" fill="none" strokeWidth="8">
          <circle cx="48" cy="48" r={RADIUS} className="stroke-line" />
          <circle
            cx="48"
            cy="48"
            r={RADIUS}
            data-colour={colour}
            strokeDasharray={`${LENGTH * fraction} ${LENGTH}`}
            className={STROKES[colour]}
          />
        </svg>
        <span aria-hidden className="absolute inset-0 grid place-items-center text-20 font-bold">
          {remaining}
        </span>
      </div>
      <p className="flex-[1_1_8rem] text-left">
        The QR Code will be changed every {period} {period === 1 ? 'second' : 'seconds'}
      </p>
    </div>
  );
}
