import { ownerPasswordProblem } from './password';

/** Lower-cases ASCII letters only, as the database compares: in Unicode, the Kelvin sign lower-cases to k. */
function folded(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether the hub treats two addresses as the same mailbox: the case of A to Z is ignored. */
export function isSameEmail(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** What is wrong with the owner's login, as a sentence; `null` if it is valid. */
export function loginProblem(email: string, password: string): string | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return `The owner needs an e-mail address: ${email} is not one.`;
  return ownerPasswordProblem(password);
}

/** What the start says if the environment names another owner: that nothing changes, and what would. */
export function unchangedNotice(current: string, named: string): string | null {
  if (named === current) return null;
  if (named === '') {
    return 'The owner stays the same: a start with "--owner ADDRESS" moves the ownership to somebody else.';
  }
  return isSameEmail(current, named)
    ? `The owner stays ${current}: write HUB_OWNER_EMAIL in these letters, or leave it out.`
    : `The owner stays ${current}: leave HUB_OWNER_EMAIL out, or start once with "--owner ${named}" to move the ownership.`;
}
