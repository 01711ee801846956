import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** What a text is to be: exactly this, or what a pattern matches. */
export type Words = string | { source: string; flags: string };

/** An element as a person or a screen reader finds it: by its role, its label, its text. All that is given must fit. */
export interface Wanted {
  role?: string;
  name?: Words;
  /** The label of a field. */
  label?: Words;
  /** The innermost element with this text. */
  text?: Words;
  /** A file field is hidden, and has neither role nor name. */
  selector?: string;
  /** Which of several, from 0. */
  position?: number;
  /** Where it stands. */
  within?: Wanted;
}

const FIELDS = 'input, select, textarea';

function fits(text: string, words: Words): boolean {
  const plain = text.replace(/\s+/g, ' ').trim();
  return typeof words === 'string' ? plain === words : new RegExp(words.source, words.flags).test(plain);
}

function isInnermost(element: Element, words: Words): boolean {
  const has = (each: Element) => fits(each.textContent, words);
  return has(element) && ![...element.children].some(has);
}

/** Looks at the cheap things first: names and visibility are computed from styles. */
function isWanted(element: Element, { role, name, label, text }: Wanted): boolean {
  if (role !== undefined && getRole(element) !== role) return false;
  if (text !== undefined && !isInnermost(element, text)) return false;
  if (label !== undefined && !(element.matches(FIELDS) && fits(computeAccessibleName(element), label)))
    return false;
  if (name !== undefined && !fits(computeAccessibleName(element), name)) return false;
  return element.checkVisibility({ visibilityProperty: true }) && !isInaccessible(element);
}

/** The page as the build has drawn it, which takes no clicks yet. */
function isDrawn(): boolean {
  return document.querySelector('#root > [data-for]') !== null;
}

/** All elements that a person would take for the wanted one, in the order of the page. */
export function all(wanted: Wanted): Element[] {
  if (isDrawn()) return [];
  const places = wanted.within === undefined ? [document.body] : all(wanted.within);
  const elements = places.flatMap((place) => [...place.querySelectorAll(wanted.selector ?? '*')]);
  const found =
    wanted.selector === undefined ? elements.filter((element) => isWanted(element, wanted)) : elements;
  return wanted.position === undefined ? found : found.slice(wanted.position, wanted.position + 1);
}

/** The one wanted element, scrolled into the middle; `null` where there is none or more than one. */
export function one(wanted: Wanted): Element | null {
  const [element, ...others] = all(wanted);
  if (element === undefined || others.length > 0) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}
