import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '@hub/pocketbase/testing';
import { type BrowserWindow, type Engine, type Handle, type PageScript, PHONE } from './driver';
import { elementIn, WebDriverSession } from './webdriver';

/**
 * Debian's paths of the driver and of the browser that it controls; `npm test` installs them
 * (`scripts/lib/engines.mjs`).
 */
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = `/usr/lib/${arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The Control key, which is released at the end of the text (W3C WebDriver, "Keyboard actions"). */
const CONTROL = '\uE009';

/** Runs a function in the page, and ends with its result or with the message of its error. */
function wrapped(script: PageScript<never[], unknown>): string {
  return `const args = [...arguments], end = args.pop();
    (async () => (${String(script)})(...args))().then(
      (value) => end({ value: value ?? null }),
      (error) => end({ error: String(error) }),
    );`;
}

/** Collects the page's errors from now on, because the driver does not report them. Runs in the page. */
function collectErrors(): void {
  const errors: string[] = [];
  const { console } = window;
  const { error } = console;
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '));
    error(...words);
  };
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  Object.assign(globalThis, { hubErrors: errors });
}

class WebKitWindow implements BrowserWindow {
  readonly #session: WebDriverSession;
  readonly #errors: string[] = [];

  constructor(
    session: WebDriverSession,
    readonly downloads: string,
  ) {
    this.#session = session;
  }

  async open(address: string): Promise<void> {
    await this.#keepErrors();
    await this.#session.open(address);
    await this.run(collectErrors);
  }

  async run<Args extends unknown[], Result>(
    script: PageScript<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    const { value, error } = (await this.#session.run(wrapped(script), args)) as {
      value: Result;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async load(script: string): Promise<void> {
    await this.#session.run(`${script};arguments[arguments.length - 1](null);`, []);
  }

  async find<Args extends unknown[]>(
    script: PageScript<Args, Element | null>,
    ...args: Args
  ): Promise<Handle | null> {
    const element = elementIn(await this.run(script, ...args));
    if (element === null) return null;
    const session = this.#session;
    return {
      click: () => session.click(element),
      type: (text) => session.type(element, text),
      paste: () => session.type(element, `${CONTROL}v`),
      choose: (paths) => session.type(element, paths.join('\n')),
    };
  }

  picture(): Promise<Buffer> {
    return this.#session.picture();
  }

  async errors(): Promise<readonly string[]> {
    await this.#keepErrors();
    return this.#errors;
  }

  close(): Promise<void> {
    return this.#session.end();
  }

  /** Saves the errors that the page has collected, because they are lost with the page. */
  async #keepErrors(): Promise<void> {
    const collected = await this.run(() => {
      const { hubErrors = [] } = globalThis as { hubErrors?: string[] };
      return hubErrors.splice(0);
    });
    this.#errors.push(...collected);
  }
}

/**
 * Starts a virtual display, which stays open after its windows are closed; returns its number, as the server
 * reports it.
 */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [line] = (await once(createInterface(server.stdio[3] as Readable), 'line')) as [string];
  return { server, display: `:${line}` };
}

/** Waits until the driver responds. */
async function untilReady(driver: string): Promise<void> {
  await expect(async () => expect((await fetch(`${driver}/status`)).ok).toBe(true)).toPass();
}

/** Stops a program that this module has started, and waits until it has ended. */
async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

/** Starts WebKit's driver, which starts a browser for each window. */
export async function startWebKit(): Promise<Engine> {
  const { server, display } = await startDisplay();
  const home = await mkdtemp(join(tmpdir(), 'hub-webkit-'));
  const port = await freePort();
  const program = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'inherit',
    // Pages save files in the home folder.
    env: { ...process.env, DISPLAY: display, HOME: home, GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return {
    async openWindow() {
      const session = await WebDriverSession.start(address, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
      });
      await session.resize(PHONE.width, PHONE.height);
      return new WebKitWindow(session, home);
    },
    async close() {
      await end(program);
      await end(server);
      await rm(home, { recursive: true });
    },
  };
}
