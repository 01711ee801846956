import { passwordProblem } from './password';

/** Whether two addresses are the same mailbox to the hub, where case does not matter. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** What is wrong with the owner's login, as a sentence; `null` when it can be used. */
export function loginProblem(email: string, password: string): string | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return `HUB_OWNER_EMAIL is no e-mail address: ${email}`;
  if (password !== '' && (password.length < 8 || passwordProblem(password) !== null)) {
    return 'HUB_OWNER_PASSWORD must have 8 to 71 characters.';
  }
  return null;
}
