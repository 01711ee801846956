import { passwordLimits } from '../schema';

const { bytes: MOST_BYTES, characters: MOST_CHARACTERS, least: LEAST_CHARACTERS } = passwordLimits;

function utf8Length(text: string): number {
  return encodeURIComponent(text).replace(/%../g, 'x').length;
}

/** Why a new password is too long, as a sentence; `null` if it is not. */
export function passwordProblem(password: string): string | null {
  if ([...password].length <= MOST_CHARACTERS && utf8Length(password) <= MOST_BYTES) return null;
  return `The password is too long: ${MOST_CHARACTERS} letters and digits fit, fewer with accents, other scripts or emoji.`;
}

/**
 * What is wrong with the length of the owner's password in the environment, as a sentence; `null` if nothing is, or
 * it is empty.
 */
export function ownerPasswordProblem(password: string): string | null {
  if (password === '') return null;
  if (password.length >= LEAST_CHARACTERS && passwordProblem(password) === null) return null;
  return `HUB_OWNER_PASSWORD must have ${LEAST_CHARACTERS} to ${MOST_CHARACTERS} characters.`;
}
