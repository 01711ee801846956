import { launch } from './processes.mjs';

/**
 * Starts programs that each keep one core busy.
 * @param {number} count
 * @returns {() => Promise<void>} stops them
 */
export function keepBusy(count) {
  const programs = Array.from({ length: count }, () =>
    launch(process.execPath, ['-e', 'for (;;);'], { output: 'errors' }),
  );
  return async () => {
    for (const { child } of programs) child.kill();
    await Promise.all(programs.map(({ ended }) => ended));
  };
}
