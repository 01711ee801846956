/** Gives the browser locks, those in `locked` to other windows, once `answered` is done; returns what undoes that. */
export function stubWindowLocks(
  locked: ReadonlySet<string>,
  answered: () => Promise<void> = () => Promise.resolve(),
): () => void {
  const request = async (name: string, _: object, work: (lock: object | null) => unknown) => {
    await answered();
    return work(locked.has(name) ? null : {});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
  };
}
