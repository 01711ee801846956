/** What a domain looks like that mail can go to. The server has no `URL`, so this is what both know. */

const MAX_LABEL = 63;
const MAX_DOMAIN = 253;
export const EXAMPLE = 'such as example.com';

export const IN_DOMAIN = /^[a-z0-9.-]$/i;
/** Letters, or the ASCII form of letters of another script; no ending is a number or a single letter. */
const ENDING = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Whether a character is one of ASCII. */
export function isAscii(character: string): boolean {
  return character.charCodeAt(0) < 0x80;
}

/** Which character a domain can't hold, as a sentence; other scripts are left to the conversion to ASCII. */
export function characterProblem(text: string): string | undefined {
  const foreign = [...text].find((character) => isAscii(character) && !IN_DOMAIN.test(character));
  if (foreign === undefined) return undefined;
  if (foreign.trim() === '') return `Remove the space: a domain is one word, ${EXAMPLE}.`;
  return `Remove the “${foreign}”: enter only a domain, ${EXAMPLE}.`;
}

function labelProblem(label: string): string | undefined {
  if (label === '') return 'Remove the dot that has nothing before or after it.';
  if (label.length > MAX_LABEL) return `Shorten “${label.slice(0, 12)}…” to at most 63 characters.`;
  if (label.startsWith('-') || label.endsWith('-')) return `Take the hyphen off the end of “${label}”.`;
  return undefined;
}

/** What is wrong with the labels of a domain in ASCII, as a sentence. */
export function shapeProblem(domain: string): string | undefined {
  const labels = domain.split('.');
  if (labels.length === 1) return `Add the ending after a dot, ${EXAMPLE}.`;
  const problem = labels.map(labelProblem).find((found) => found !== undefined);
  if (problem !== undefined) return problem;
  if (domain.length > MAX_DOMAIN) return 'Shorten the domain to at most 253 characters.';
  if (!ENDING.test(labels.at(-1) ?? '')) return `Use letters after the last dot, ${EXAMPLE}.`;
  return undefined;
}

/** Whether a text is such a domain, in lower case and ASCII. */
export function isMailDomain(text: string): boolean {
  return (
    [...text].every((character) => isAscii(character) && character === character.toLowerCase()) &&
    characterProblem(text) === undefined &&
    shapeProblem(text) === undefined
  );
}
