/**
 * Calls `listener` with whether the page is visible: on each change, and again when the network returns. Does
 * nothing outside a browser. Returns the function that unsubscribes.
 */
export function whileVisible(listener: (visible: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const tell = () => {
    listener(document.visibilityState === 'visible');
  };
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('online', tell);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('online', tell);
  };
}
