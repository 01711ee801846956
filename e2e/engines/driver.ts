/**
 * A function that runs in the page. It can use only its arguments, which are copied into the page as JSON.
 */
export type PageScript<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** An element of a page, in its browser. */
export interface Handle {
  /** Clicks its middle. */
  click(): Promise<void>;
  /** Focuses it and types a text. */
  type(text: string): Promise<void>;
  /** Pastes the clipboard with the keyboard shortcut. */
  paste(): Promise<void>;
  /** Chooses files, by their paths, in a file field. */
  choose(paths: readonly string[]): Promise<void>;
}

/** One browser window with its own storage. */
export interface BrowserWindow {
  /** Opens an address and waits until its page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and returns its result; throws what it throws. */
  run<Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args): Promise<Result>;
  /** Runs a script in the page. */
  load(script: string): Promise<void>;
  /** The element that a function finds in the page. */
  find<Args extends unknown[]>(
    script: PageScript<Args, Element | null>,
    ...args: Args
  ): Promise<Handle | null>;
  /** A screenshot of the visible part of the page, as a PNG. */
  picture(): Promise<Buffer>;
  /** The page's errors so far, including those in its console. */
  errors(): Promise<readonly string[]>;
  /** The folder into which the window saves files. */
  downloads: string;
  /** Closes the window and deletes its storage. */
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  openWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/** The size of a window in CSS pixels: a phone. */
export const PHONE = { width: 390, height: 844 } as const;
