// Runs before the first paint: marks the page of someone who has a session that has not run out. It only chooses which
// of the frames that the build drew is shown; who may see what, the guard and the server decide.
try {
  const { token } = JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}');
  const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
  if (JSON.parse(atob(payload)).exp > Date.now() / 1000) document.documentElement.dataset.session = '';
} catch {
  // No session, or none that can be read.
}
