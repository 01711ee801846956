/**
 * Gives the browser locks, of which those in `held` are other windows'; the returned function takes them away. They are
 * granted once `answered` is done.
 */
export function stubWindowLocks(
  held: ReadonlySet<string>,
  answered: () => Promise<void> = () => Promise.resolve(),
): () => void {
  const request = async (name: string, _: object, work: (lock: object | null) => unknown) => {
    await answered();
    return work(held.has(name) ? null : {});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
  };
}
