// Runs before the first paint: marks the page of someone who has a session that has not run out. It only chooses which
// of the frames that the build drew is shown; who may see what, the guard and the server decide.
try {
  const stored = localStorage.getItem('pocketbase_auth') ?? '';
  const [, payload = ''] = /"token":"[^".]+\.([^".]+)\./.exec(stored) ?? [];
  const [, end = '0'] = /"exp":(\d+)/.exec(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? [];
  if (Number(end) > Date.now() / 1000) document.documentElement.dataset.session = '';
} catch {
  // No session, or none that can be read.
}
