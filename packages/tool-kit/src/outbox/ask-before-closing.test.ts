// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { askBeforeClosing } from './ask-before-closing';

/** Whether the browser would ask before the page is closed. */
function asks(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

it('the browser asks before a page is closed that writes to the device, and not afterwards', async () => {
  const ends: (() => void)[] = [];
  const write = () => askBeforeClosing(() => new Promise<void>((resolve) => ends.push(resolve)));
  expect(asks()).toBe(false);
  const writes = [write(), write()];
  expect(asks()).toBe(true);
  ends[0]?.();
  await writes[0];
  expect(asks()).toBe(true);
  ends[1]?.();
  await writes[1];
  expect(asks()).toBe(false);
  await expect(askBeforeClosing(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(asks()).toBe(false);
});
