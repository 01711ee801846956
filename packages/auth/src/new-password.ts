import { passwordLimits } from '@hub/pb-client';

/** The server counts characters and, because of its hash function, bytes too. */
const { least: LEAST_CHARACTERS, characters: MOST_CHARACTERS, bytes: MOST_BYTES } = passwordLimits;

/** What is wrong with a new password, as a sentence (specification §5.4); `undefined` if nothing is. */
export function newPasswordProblem(password: string): string | undefined {
  const characters = [...password].length;
  const bytes = new TextEncoder().encode(password).length;
  if (characters < LEAST_CHARACTERS) return `Use at least ${LEAST_CHARACTERS} characters.`;
  if (characters > MOST_CHARACTERS) return `Use at most ${MOST_CHARACTERS} characters.`;
  if (bytes <= MOST_BYTES) return undefined;
  return 'Use a shorter password: letters with accents, other scripts and emoji count as two to four characters.';
}
