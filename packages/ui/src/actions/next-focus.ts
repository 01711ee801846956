/**
 * The element among `items` to which an arrow key, Home, End or a first letter moves the focus, or
 * `undefined` for other keys. Wraps around at the ends.
 */
export function nextFocus(
  key: string,
  items: readonly HTMLElement[],
  direction: 'vertical' | 'horizontal',
): HTMLElement | undefined {
  const [back, forth] = direction === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === forth) return items[(at + 1) % items.length];
  if (key === back) return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1) return undefined;
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()));
}
