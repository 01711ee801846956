/** A function that runs in the page. It reaches nothing but its arguments, which are copied there as JSON. */
export type PageScript<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** An element of a page, as its browser holds it. */
export interface Handle {
  /** Clicks in its middle. */
  click(): Promise<void>;
  /** Focuses it and presses the keys of a text. */
  type(text: string): Promise<void>;
  /** Pastes what was copied, by the keys for it. */
  paste(): Promise<void>;
  /** Chooses files, by their paths, in a file field. */
  choose(paths: readonly string[]): Promise<void>;
}

/** One window of a browser, with a storage of its own. */
export interface BrowserWindow {
  /** Goes to an address and waits until its page is loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and gives what it returns; throws what it throws. */
  run<Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args): Promise<Result>;
  /** Runs the text of a script in the page. */
  load(script: string): Promise<void>;
  /** The element that a function finds in the page. */
  find<Args extends unknown[]>(
    script: PageScript<Args, Element | null>,
    ...args: Args
  ): Promise<Handle | null>;
  /** What is seen of the page, as a PNG. */
  picture(): Promise<Buffer>;
  /** The errors that the page has had or written to its console so far. */
  errors(): Promise<readonly string[]>;
  /** The folder into which the window saves files. */
  downloads: string;
  /** Closes the window and forgets what it has stored. */
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  openWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/** The size of a window in CSS pixels: a phone. */
export const PHONE = { width: 390, height: 844 } as const;
