import { newPasswordProblem } from '@hub/auth';
import { usersLimits } from '@hub/pb-client';
import { choiceField, secretField, textField } from '@hub/tool-kit';

/** A person's role on the hub. */
export type Role = 'user' | 'admin';

/** The names of the roles. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = { user: 'User', admin: 'Admin' };

const email = textField({ label: 'E-mail', required: 'Enter an e-mail address.' });

function emailProblem(typed: string): string | undefined {
  if (typed.trim() === '') return email.problemOf?.(typed);
  return /^\S+@\S+$/.test(typed.trim()) ? undefined : 'Enter a whole address, such as kim@example.com.';
}

/** The fields of a new person, in the order of the form (specification §5.20). */
export const personFields = {
  name: textField({ label: 'Name', limit: usersLimits.name, required: 'Enter a name.' }),
  email: { ...email, problemOf: emailProblem },
  role: choiceField<Role>({ label: 'Role', names: ROLE_NAMES, initial: 'user' }),
  password: secretField({ label: 'Password', problemOf: newPasswordProblem }),
};

const { password, ...account } = personFields;

/** The fields of an existing person, with the password that admins enter to change their own address. */
export const ownAccountFields = {
  ...account,
  currentPassword: secretField({ label: 'Your Password', problemOf: () => undefined }),
};
export const passwordFields = { password };
