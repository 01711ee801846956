/** The refresh period of the custom layout when the card has none (specification §9.91). */
const DEFAULT_PERIOD_SECONDS = 20;
const BLUE_ABOVE = 0.5;
const AMBER_ABOVE = 0.25;

export type RingColour = 'blue' | 'amber' | 'red';

/** The state of the custom layout's ring. */
export interface Countdown {
  /** How often it has restarted; the look of the code depends on it. */
  tick: number;
  /** Whole seconds until it restarts: the period at first, never 0. */
  remaining: number;
  /** The remaining part of the period, from above 0 to 1. */
  fraction: number;
  colour: RingColour;
}

/** The ring's period in seconds: the card's own, or 20 when it is unset or not positive (specification §4.93). */
export function ringPeriod(refreshSeconds: number): number {
  return refreshSeconds > 0 ? refreshSeconds : DEFAULT_PERIOD_SECONDS;
}

function colourOf(fraction: number): RingColour {
  if (fraction > BLUE_ABOVE) return 'blue';
  return fraction > AMBER_ABOVE ? 'amber' : 'red';
}

/** The state of the ring after so many whole seconds, however often it was rendered. */
export function countdownAt(elapsedSeconds: number, period: number): Countdown {
  const remaining = period - (elapsedSeconds % period);
  const fraction = remaining / period;
  return { tick: Math.floor(elapsedSeconds / period), remaining, fraction, colour: colourOf(fraction) };
}
