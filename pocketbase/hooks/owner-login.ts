import { ownerPasswordProblem } from './password';

/** Letters of ASCII only, as the database compares: to Unicode, a Kelvin sign in small letters is a k. */
function folded(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether two addresses are the same mailbox to the hub, where the case of A to Z does not matter. */
export function isSameEmail(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** What is wrong with the owner's login, as a sentence; `null` when it can be used. */
export function loginProblem(email: string, password: string): string | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return `The owner needs an e-mail address: ${email} is none.`;
  return ownerPasswordProblem(password);
}

/**
 * What the start says, as a sentence, of the owner that is kept with the data, when it does not name the same one:
 * nothing changes by that, and what does.
 */
export function keptNotice(kept: string, named: string): string | null {
  if (named === kept) return null;
  if (named === '') {
    return 'The owner stays the same: a start with "--owner ADDRESS" moves the ownership to somebody else.';
  }
  return isSameEmail(kept, named)
    ? `The owner stays ${kept}: write HUB_OWNER_EMAIL in these letters, or leave it out.`
    : `The owner stays ${kept}: leave HUB_OWNER_EMAIL out, or start once with "--owner ${named}" to move the ownership.`;
}
