/**
 * Tells `listener` whether the page is visible: when that changes, and again when the network returns.
 * Outside a browser nothing is ever told. Gives the function that ends it.
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
