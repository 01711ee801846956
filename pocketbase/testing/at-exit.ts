/** Signals that abort a test run; without a listener it would end before the cleanup. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exit = () => process.exit(1);

/** Runs a cleanup when this process ends, also if it is aborted. Returns the function that cancels that. */
export function atExit(cleanUp: () => void): () => void {
  process.once('exit', cleanUp);
  for (const signal of SIGNALS) process.once(signal, exit);
  return () => {
    process.off('exit', cleanUp);
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}
