import type { BrowserContext, Page } from '@playwright/test';

/** Lighthouse's default phone and connection. */
const PHONE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750, slower: 4 };

/** A text that a page must show, as a regular expression, and how often. */
export interface Shown {
  pattern: string;
  times: number;
}

/** Records when a page first shows the expected text. */
function watchFor({ pattern, times }: Shown) {
  const look = () => {
    const text = document.querySelector('#root > :not([data-for])')?.textContent ?? '';
    const found = text.match(new RegExp(pattern, 'g')) ?? [];
    if (found.length >= times) document.documentElement.dataset.numbersAt = String(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens an address; returns the milliseconds until its page showed the expected text. */
export async function waitFor(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const shown = await page.waitForSelector('[data-numbers-at]', { state: 'attached' });
  return Number(await shown.getAttribute('data-numbers-at'));
}

/** Opens a page on a slow phone that records when it shows the expected text. */
export async function openPhone(context: BrowserContext, shown: Shown): Promise<Page> {
  const page = await context.newPage();
  const { slower: rate, ...line } = PHONE;
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(watchFor, shown);
  return page;
}

/** The median of some figures. */
export function middle(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;
}
