import { newPasswordProblem } from '@hub/auth';
import { usersLimits } from '@hub/pb-client';
import { choiceField, secretField, textField } from '@hub/tool-kit';

/** What a person may be on the hub. */
export type Role = 'user' | 'admin';

/** The words for the roles. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = { user: 'User', admin: 'Admin' };

const email = textField({ label: 'E-mail', required: 'Give an e-mail address.' });

function emailProblem(typed: string): string | undefined {
  if (typed.trim() === '') return email.problemOf?.(typed);
  return /^\S+@\S+$/.test(typed.trim()) ? undefined : 'Write a whole address, such as kim@example.com.';
}

/** The fields of a new person, in the order of the form (specification §5.20). */
export const personFields = {
  name: textField({ label: 'Name', limit: usersLimits.name, required: 'Give a name.' }),
  email: { ...email, problemOf: emailProblem },
  role: choiceField<Role>({ label: 'Role', names: ROLE_NAMES, initial: 'user' }),
  password: secretField({ label: 'Password', problemOf: newPasswordProblem }),
};

const { password, ...account } = personFields;

/** The fields of somebody who is there already; their password has a form of its own. */
export const accountFields = account;

/** The same, with the password that admins give who change their own address. */
export const ownAccountFields = {
  ...account,
  currentPassword: secretField({ label: 'Your Password', problemOf: () => undefined }),
};
export const passwordFields = { password };
