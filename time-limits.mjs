/**
 * How much longer than usual things may take on this machine, between 1 and 4: `npm test` measures it at its start
 * (`scripts/lib/patience.mjs`) and hands it on.
 */
const patience = Math.min(4, Math.max(1, Number(process.env.HUB_PATIENCE ?? 1)));

/** In milliseconds, after which a test gives up. No test has limits of its own. */
export const TIME_LIMITS = {
  /** A whole test. */
  test: 60_000 * patience,
  /** What goes before and after tests, such as the start of a server. */
  hook: 120_000 * patience,
  /** A test that runs programs of its own: a build, an installation, a restore. */
  program: 240_000 * patience,
  /** What tries at random for as long as it is let (`npm run soak`). */
  soak: 1_800_000 * patience,
  /** Something that is about to happen: an element, a call, a record. */
  wait: 15_000 * patience,
};
