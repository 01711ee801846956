/** Signals that end a test run early; without a listener they would end it before it has cleaned up. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exit = () => process.exit(1);

/** Cleans up when this process ends, also early. Returns what takes that back. */
export function atExit(cleanUp: () => void): () => void {
  process.once('exit', cleanUp);
  for (const signal of SIGNALS) process.once(signal, exit);
  return () => {
    process.off('exit', cleanUp);
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}
