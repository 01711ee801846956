import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { type BrowserWindow, type Engine, type Handle, type PageScript, PHONE } from './driver';

/** The path of Debian's package; `npm test` installs it (`scripts/lib/engines.mjs`). */
const PROGRAM = '/usr/bin/firefox-esr';

function handleOf(element: ElementHandle, { keyboard }: Page): Handle {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    async paste() {
      await element.focus();
      await keyboard.down('Control');
      await keyboard.press('KeyV');
      await keyboard.up('Control');
    },
    async choose(paths) {
      await (element as ElementHandle<HTMLInputElement>).uploadFile(...paths);
    },
  };
}

/** Source code that calls a function in the page. */
function called(script: PageScript<never[], unknown>, args: readonly unknown[]): string {
  return `(${String(script)})(...${JSON.stringify(args)})`;
}

/** Firefox reports this error if a page is left while its service worker is about to respond with a file. */
const LEFT = /A ServiceWorker intercepted the request and encountered an unexpected error/;

function windowOf(page: Page, downloads: string): BrowserWindow {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!LEFT.test(String(error))) errors.push(String(error));
  });
  return {
    downloads,
    async open(address) {
      await page.goto(address);
    },
    async run<Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args) {
      return (await page.evaluate(called(script, args))) as Result;
    },
    async load(script) {
      await page.evaluate(`${script};undefined`);
    },
    async find<Args extends unknown[]>(script: PageScript<Args, Element | null>, ...args: Args) {
      const element = (await page.evaluateHandle(called(script, args))).asElement();
      return element === null ? null : handleOf(element as ElementHandle, page);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    errors: () => Promise.resolve(errors),
    close: () => page.browserContext().close(),
  };
}

function launch(downloads: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    headless: true,
    defaultViewport: PHONE,
    extraPrefsFirefox: { 'browser.download.dir': downloads, 'browser.download.folderList': 2 },
  });
}

/** Starts Firefox and controls it with WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const downloads = await mkdtemp(join(tmpdir(), 'hub-firefox-'));
  const browser = await launch(downloads);
  return {
    async openWindow() {
      const context = await browser.createBrowserContext();
      return windowOf(await context.newPage(), downloads);
    },
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true });
    },
  };
}
