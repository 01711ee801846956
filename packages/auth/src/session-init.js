// Runs before the first paint: marks the page of someone who has a session, run out or not, for the server judges that. It
// only chooses which of the frames that the build drew is shown, none where a notice will stand above what is in it; who
// may see what, the guard and the server decide.
try {
  const stored = localStorage.getItem('pocketbase_auth') ?? '';
  const [, payload = ''] = /"token":"[^".]+\.([^".]+)\./.exec(stored) ?? [];
  const [, end = '0'] = /"exp":(\d+)/.exec(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? [];
  const marks = [];
  if (stored.includes('"passwordSetBy":"admin"')) marks.push('notice');
  if (/"role":"admin"|"isAdmin":true/.test(stored)) marks.push('admin');
  if (Number(end) > 0) document.documentElement.dataset.session = marks.join(' ');
} catch {
  // No session, or none that can be read.
}
