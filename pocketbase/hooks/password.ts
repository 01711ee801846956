/** What bcrypt takes, in bytes of UTF-8; PocketBase counts characters up to one less. */
const MOST_BYTES = 72;
const MOST_CHARACTERS = 71;

function utf8Length(text: string): number {
  return encodeURIComponent(text).replace(/%../g, 'x').length;
}

/** What is wrong with a new password's length, as a sentence; `null` when it fits, and for none at all. */
export function passwordProblem(password: string): string | null {
  if ([...password].length <= MOST_CHARACTERS && utf8Length(password) <= MOST_BYTES) return null;
  return 'The password is too long: 71 letters and digits fit, fewer with accents, other scripts or emoji.';
}
