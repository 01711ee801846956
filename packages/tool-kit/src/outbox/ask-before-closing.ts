const ask = (event: Event) => event.preventDefault();

let running = 0;

/** Has the browser ask before the page is closed while `write` runs. */
export async function askBeforeClosing<Result>(write: () => Promise<Result>): Promise<Result> {
  running += 1;
  if (running === 1) window.addEventListener('beforeunload', ask);
  try {
    return await write();
  } finally {
    running -= 1;
    if (running === 0) window.removeEventListener('beforeunload', ask);
  }
}
