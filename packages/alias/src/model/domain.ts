import { characterProblem, EXAMPLE, IN_DOMAIN, isAscii, shapeProblem } from '../rules';

/** A domain in the form that mail servers use, or a sentence that says how to correct the typed one. */
export type DomainCheck = { domain: string } | { problem: string };

/** `bücher.example` → `xn--bcher-kva.example`. A text that can be no host comes back as it is. */
function toAscii(text: string): string {
  return URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : text;
}

/**
 * Whether the text is a domain name that mail can go to: labels of at most 63 characters, 253 in all, with a dot
 * between, and an ending of letters. Other scripts are taken in their ASCII form.
 */
export function checkDomain(text: string): DomainCheck {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { problem: `Enter a domain, ${EXAMPLE}.` };
  const domain = [...typed].every(isAscii) ? typed : toAscii(typed);
  const problem = characterProblem(typed) ?? shapeProblem(domain);
  if (problem !== undefined) return { problem };
  const isHost =
    URL.canParse(`http://${domain}`) && [...domain].every((character) => IN_DOMAIN.test(character));
  if (!isHost) return { problem: `Check the spelling: this can’t be a domain. Try one ${EXAMPLE}.` };
  return { domain };
}
