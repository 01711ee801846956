/**
 * Calls `listener` with whether the page is visible: on each change, and again when the network returns. Does
 * nothing outside a browser. Returns the function that unsubscribes.
 */
export function whileVisible(listener: (visible: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const notify = () => {
    listener(document.visibilityState === 'visible');
  };
  document.addEventListener('visibilitychange', notify);
  window.addEventListener('online', notify);
  return () => {
    document.removeEventListener('visibilitychange', notify);
    window.removeEventListener('online', notify);
  };
}
