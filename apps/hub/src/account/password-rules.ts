import { newPasswordProblem } from '@hub/auth';

/** The values of the form. */
export interface PasswordDraft {
  /** The current password. */
  old: string;
  fresh: string;
  /** The new one again, because nobody sees what they type. */
  again: string;
}

/** A sentence for each wrong field. */
export type PasswordProblems = { readonly [field in keyof PasswordDraft]?: string | undefined };

/** What is wrong with the form; empty if nothing is. */
export function passwordProblems({ old, fresh, again }: PasswordDraft): PasswordProblems {
  const wrong = newPasswordProblem(fresh);
  return {
    ...(old === '' && { old: 'Enter your current password.' }),
    ...(wrong !== undefined && { fresh: wrong }),
    ...(again !== fresh && { again: 'This is not the same as the new password.' }),
  };
}
