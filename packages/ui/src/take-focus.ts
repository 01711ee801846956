/** A `ref` that focuses an element when it is first rendered: a message with `tabIndex={-1}`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the title of the page. To be called when the element with the focus is about to disappear. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
