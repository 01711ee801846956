import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect } from '@playwright/test';
import { storedTexts } from '../fixtures/stored-texts';
import type { BrowserWindow, Handle } from './driver';
import type * as find from './page/find';
import type { Wanted, Words } from './page/find';

declare global {
  interface Window {
    hubFind: typeof find;
  }
}

/** An element as the tests describe it: like {@link Wanted}, but with regular expressions. */
export interface Target {
  role?: string;
  name?: string | RegExp;
  label?: string | RegExp;
  text?: string | RegExp;
  selector?: string;
  position?: number;
  within?: Target | undefined;
}

export const button = (name: string | RegExp, within?: Target): Target => ({ role: 'button', name, within });
export const link = (name: string | RegExp, within?: Target): Target => ({ role: 'link', name, within });
export const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
export const label = (name: string | RegExp): Target => ({ label: name });
export const text = (words: string | RegExp): Target => ({ text: words });

function wordsOf(words: string | RegExp): Words {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags };
}

/** A target in the form that is copied into the page. */
function wantedOf({ role, name, label, text, selector, position, within }: Target): Wanted {
  return {
    ...(role !== undefined && { role }),
    ...(name !== undefined && { name: wordsOf(name) }),
    ...(label !== undefined && { label: wordsOf(label) }),
    ...(text !== undefined && { text: wordsOf(text) }),
    ...(selector !== undefined && { selector }),
    ...(position !== undefined && { position }),
    ...(within !== undefined && { within: wantedOf(within) }),
  };
}

/** The description of a target in failures. */
function said(target: Target): string {
  return JSON.stringify(wantedOf(target));
}

let finder: Promise<string> | undefined;

/** The code that finds elements in the page, bundled into one script. */
function finderScript(): Promise<string> {
  return (finder ??= build({
    entryPoints: [fileURLToPath(new URL('page/find.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'hubFind',
    footer: { js: 'window.hubFind = hubFind;' },
  }).then(({ outputFiles: [file] }) => file!.text));
}

/**
 * What a person sees and does in a window of the hub. Everything is retried until it succeeds or times out.
 */
export class Screen {
  constructor(
    readonly window: BrowserWindow,
    private readonly url: string,
  ) {}

  open(path: string): Promise<void> {
    return this.window.open(`${this.url}${path}`);
  }

  async click(target: Target): Promise<void> {
    await this.#with(target, (handle) => handle.click());
  }

  /** Types a text into a field in place of its value. */
  async fill(target: Target, value: string): Promise<void> {
    await this.#with(target, async (handle) => {
      await this.window.run((wanted) => {
        const field = window.hubFind.one(wanted) as HTMLInputElement;
        field.focus();
        field.select();
      }, wantedOf(target));
      await handle.type(value);
    });
  }

  /**
   * Enters a date, `YYYY-MM-DD`. Its keys depend on the engine and its language, so the value is set as a
   * date picker would set it.
   */
  async fillDate(target: Target, date: string): Promise<void> {
    await this.#with(target, () =>
      this.window.run(
        (wanted, value) => {
          const field = window.hubFind.one(wanted) as HTMLInputElement;
          // React ignores values that were set through its own setter, so this calls the original one.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        },
        wantedOf(target),
        date,
      ),
    );
  }

  /** Pastes the clipboard into a field. */
  async paste(target: Target): Promise<void> {
    await this.#with(target, (handle) => handle.paste());
  }

  /** Chooses files in a file field. */
  async choose(target: Target, ...paths: readonly string[]): Promise<void> {
    await this.#with(target, (handle) => handle.choose(paths));
  }

  /** Expects at least one such element. */
  async sees(target: Target): Promise<void> {
    await this.#waitFor(async () => expect(await this.#count(target), said(target)).toBeGreaterThan(0));
  }

  async seesNo(target: Target): Promise<void> {
    await this.seesSo(0, target);
  }

  /** Expects exactly this many such elements. */
  async seesSo(many: number, target: Target): Promise<void> {
    await this.#waitFor(async () => expect(await this.#count(target), said(target)).toBe(many));
  }

  /** Expects the hub's page to be at this path. */
  async isAt(path: string | RegExp): Promise<void> {
    await expect(async () => {
      const at = await this.window.run(() => location.pathname + location.search);
      if (typeof path === 'string') expect(at).toBe(path);
      else expect(at).toMatch(path);
    }).toPass();
  }

  /** Waits until the hub is installed on the device, so that its service worker serves the next page. */
  async isInstalled(): Promise<void> {
    await this.window.run(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  /** Waits until the hub has prefetched its offline data; the forecasts come last. */
  async hasPrefetched(): Promise<void> {
    const hasAll = async () => expect(await this.window.run(storedTexts)).toContain('["time","forecast"]');
    await expect(hasAll).toPass();
  }

  /** Expects a field to have this value. */
  async holds(target: Target, value: string | RegExp): Promise<void> {
    await this.#waitFor(async () => {
      const found = await this.window.run(
        (wanted) => (window.hubFind.one(wanted) as HTMLInputElement | null)?.value,
        wantedOf(target),
      );
      if (typeof value === 'string') expect(found).toBe(value);
      else expect(found).toMatch(value);
    });
  }

  #count(target: Target): Promise<number> {
    return this.window.run((wanted) => window.hubFind.all(wanted).length, wantedOf(target));
  }

  /** Acts on the only such element; tries again if the page has replaced it meanwhile. */
  async #with(target: Target, act: (handle: Handle) => Promise<void>): Promise<void> {
    await this.#waitFor(async () => {
      const handle = await this.window.find((wanted) => window.hubFind.one(wanted), wantedOf(target));
      if (handle === null) throw new Error(`There is not exactly one ${said(target)}.`);
      await act(handle);
    });
  }

  /**
   * Repeats the attempt until it succeeds. A newly loaded page gets the finder script before the next
   * attempt.
   */
  async #waitFor(attempt: () => Promise<void>): Promise<void> {
    await expect(async () => {
      try {
        await attempt();
      } catch (error) {
        await this.window.load(`if (!window.hubFind) { ${await finderScript()} }`);
        throw error;
      }
    }).toPass();
  }
}
