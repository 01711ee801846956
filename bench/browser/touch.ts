import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The longest event of each interaction since the last reset, in milliseconds, by interaction id. */
    answers: Map<number, number>;
  }
}

/**
 * Records how long the page takes to respond to each tap and key press, until the next paint (Event Timing
 * API).
 */
export function watchAnswers(): void {
  window.answers = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const longest = Math.max(entry.duration, window.answers.get(entry.interactionId) ?? 0);
      window.answers.set(entry.interactionId, longest);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** How long a finger touches the screen in a tap. */
const FINGER_MS = 60;

/**
 * Taps the middle of an element like a finger: Playwright's own tap runs a script in the page, which is slow
 * here.
 */
export async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is nothing to tap: ${String(target)}`);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await delay(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/**
 * Performs one interaction, and returns the milliseconds until its response was painted: 16 if it was faster
 * than that.
 */
export async function timeAnswer(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.answers.clear());
  await interact();
  // The observer fires after the frame that shows the response.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
  return page.evaluate(() => Math.max(16, ...window.answers.values()));
}

/** Taps a link to another screen; returns the milliseconds until `words` on that screen are painted. */
export async function timeToScreen(page: Page, link: Locator, words: string): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  const readable = page.evaluate(
    ({ pattern }) =>
      new Promise<number>((resolve) => {
        const title = document.querySelector('h1')?.textContent;
        const look = (tappedAt: number) => {
          const isLeft = document.querySelector('h1')?.textContent !== title;
          const text = document.querySelector('main')?.textContent ?? '';
          if (!isLeft || !new RegExp(pattern).test(text)) requestAnimationFrame(() => look(tappedAt));
          // A task after the frame: then it has been painted.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tappedAt)));
        };
        addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
      }),
    { pattern: words },
  );
  await touch(page, link);
  return readable;
}
