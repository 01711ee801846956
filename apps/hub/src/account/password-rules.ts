import { newPasswordProblem } from '@hub/auth';

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

/** What keeps the password from being changed; empty when nothing does. */
export function passwordProblems({ old, fresh, again }: PasswordDraft): PasswordProblems {
  const wrong = newPasswordProblem(fresh);
  return {
    ...(old === '' && { old: 'Enter your current password.' }),
    ...(wrong !== undefined && { fresh: wrong }),
    ...(again !== fresh && { again: 'This is not the same as the new password.' }),
  };
}
