/** The key of an element's id in JSON (W3C WebDriver, "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Answer {
  value: unknown;
}

interface Failure {
  error: string;
  message: string;
}

/**
 * A session of W3C WebDriver over HTTP (https://www.w3.org/TR/webdriver2/), with only the commands that the
 * tests need.
 */
export class WebDriverSession {
  private constructor(private readonly address: string) {}

  /** Starts the browser. Throws with the driver's message if it does not start. */
  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const begun = await ask('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new WebDriverSession(`${driver}/session/${(begun as { sessionId: string }).sessionId}`);
  }

  async open(url: string): Promise<void> {
    await this.#ask('POST', '/url', { url });
  }

  /** Runs the body of an asynchronous script, which ends by calling its last argument. */
  run(script: string, args: readonly unknown[]): Promise<unknown> {
    return this.#ask('POST', '/execute/async', { script, args });
  }

  async click(element: string): Promise<void> {
    await this.#ask('POST', `/element/${element}/click`, {});
  }

  /** Types a text into an element; for a file field, the text consists of file paths, one per line. */
  async type(element: string, text: string): Promise<void> {
    await this.#ask('POST', `/element/${element}/value`, { text });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#ask('POST', '/window/rect', { width, height });
  }

  /** A screenshot of the visible part of the page, as a PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#ask('GET', '/screenshot')) as string, 'base64');
  }

  async end(): Promise<void> {
    await this.#ask('DELETE', '');
  }

  #ask(method: string, path: string, body?: object): Promise<unknown> {
    return ask(method, this.address + path, body);
  }
}

/** The id of the element that a script returned; `null` if it returned none. */
export function elementIn(value: unknown): string | null {
  return value === null ? null : (value as { [ELEMENT]: string })[ELEMENT];
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(
    address,
    body === undefined ? { method } : { method, body: JSON.stringify(body) },
  );
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as Failure;
  throw new Error(`${error}: ${message}`);
}
