/** What is typed to change a password. */
export interface PasswordDraft {
  /** The password that holds now. */
  old: string;
  fresh: string;
  /** The new one once more, for nobody sees what they type. */
  again: string;
}

/** A sentence for each field that keeps the password from being changed. */
export type PasswordProblems = { readonly [field in keyof PasswordDraft]?: string | undefined };

/** The limits of the server, which counts characters and, because of the way it keeps passwords, bytes too. */
const LEAST_CHARACTERS = 8;
const MOST_CHARACTERS = 71;
const MOST_BYTES = 72;

function freshProblem(password: string): string | undefined {
  const characters = [...password].length;
  const bytes = new TextEncoder().encode(password).length;
  if (characters < LEAST_CHARACTERS) return `Use at least ${LEAST_CHARACTERS} characters.`;
  if (characters > MOST_CHARACTERS) return `Use at most ${MOST_CHARACTERS} characters.`;
  if (bytes <= MOST_BYTES) return undefined;
  return 'Use a shorter password: letters with accents, other scripts and emoji count as two to four characters.';
}

/** What keeps the password from being changed; empty when nothing does. */
export function passwordProblems({ old, fresh, again }: PasswordDraft): PasswordProblems {
  const wrong = freshProblem(fresh);
  return {
    ...(old === '' && { old: 'Enter your current password.' }),
    ...(wrong !== undefined && { fresh: wrong }),
    ...(again !== fresh && { again: 'This is not the same as the new password.' }),
  };
}
