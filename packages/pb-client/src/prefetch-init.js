// Runs before the first paint: asks for what the first screen shows, while all code of the hub is still on the way;
// `prefetched.ts` hands it on. A page names it, with {today} and {id} for what only the browser of a person knows.
try {
  const { dataset } = document.documentElement;
  /** @type {(text: string) => { token: string, record: { id: string } }} */
  const read = JSON.parse;
  const { token, record } = read(localStorage.getItem('pocketbase_auth') ?? '{}');
  if (dataset.prefetches !== undefined && dataset.session !== undefined && navigator.onLine) {
    const now = new Date(Date.now() - Number(localStorage.getItem('hub_clock_ahead')));
    const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    const headers = { Authorization: token, 'Accept-Language': navigator.language };
    /** @type {Map<string, Promise<Response>>} */
    const answers = new Map();
    for (const asked of dataset.prefetches.split(' ')) {
      const path = asked.replaceAll('{today}', today).replaceAll('{id}', record.id);
      const answer = fetch(path, { headers, redirect: 'manual' });
      // The caller that takes the response handles the failure.
      answer.catch(() => undefined);
      answers.set(path, answer);
    }
    globalThis.prefetched = { token, answers };
  }
} catch {
  // The screen asks itself.
}
