/** Where addresses are suggested until the person names a domain. */
export const DEFAULT_DOMAIN = 'example.com';

const MAX_LABEL = 63;
const MAX_DOMAIN = 253;
const EXAMPLE = 'such as example.com';

const IN_DOMAIN = /^[a-z0-9.-]$/i;
/** Letters, or the ASCII form of letters of another script; no ending is a number or a single letter. */
const ENDING = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** A domain as mail servers write it, or a sentence that says how to mend what was typed. */
export type DomainCheck = { domain: string } | { problem: string };

function isAscii(character: string): boolean {
  return character.charCodeAt(0) < 0x80;
}

function characterProblem(text: string): string | undefined {
  // Other scripts are left to the conversion to ASCII.
  const foreign = [...text].find((character) => isAscii(character) && !IN_DOMAIN.test(character));
  if (foreign === undefined) return undefined;
  if (foreign.trim() === '') return `Take out the space: a domain is one word, ${EXAMPLE}.`;
  return `Take out the “${foreign}”: write only a domain, ${EXAMPLE}.`;
}

function labelProblem(label: string): string | undefined {
  if (label === '') return 'Take out the dot that has nothing before or after it.';
  if (label.length > MAX_LABEL) return `Shorten “${label.slice(0, 12)}…” to at most 63 characters.`;
  if (label.startsWith('-') || label.endsWith('-')) return `Take the hyphen off the end of “${label}”.`;
  return undefined;
}

function shapeProblem(domain: string): string | undefined {
  const labels = domain.split('.');
  if (labels.length === 1) return `Add the ending after a dot, ${EXAMPLE}.`;
  const problem = labels.map(labelProblem).find((found) => found !== undefined);
  if (problem !== undefined) return problem;
  if (domain.length > MAX_DOMAIN) return 'Shorten the domain to at most 253 characters.';
  if (!ENDING.test(labels.at(-1) ?? '')) return `Let the part after the last dot be letters, ${EXAMPLE}.`;
  return undefined;
}

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
  if (typed === '') return { problem: `Write a domain, ${EXAMPLE}.` };
  const domain = [...typed].every(isAscii) ? typed : toAscii(typed);
  const problem = characterProblem(typed) ?? shapeProblem(domain);
  if (problem !== undefined) return { problem };
  const isHost =
    URL.canParse(`http://${domain}`) && [...domain].every((character) => IN_DOMAIN.test(character));
  if (!isHost) return { problem: `Check the spelling: this can’t be a domain. Try one ${EXAMPLE}.` };
  return { domain };
}
