/** A `ref` for what takes the focus, and comes into view, when it is drawn first: a message, with `tabIndex={-1}`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
