import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** A condition for a text: exactly this string, or a match of this pattern. */
export type Words = string | { source: string; flags: string };

/**
 * How a person or a screen reader finds an element: by its role, its label, its text. All given conditions
 * must match.
 */
export interface Wanted {
  role?: string;
  name?: Words;
  /** The label of a field. */
  label?: Words;
  /** The element is the innermost one with this text. */
  text?: Words;
  /** A CSS selector, for a file field: it is hidden, and has neither role nor name. */
  selector?: string;
  /** Which of several matching elements, from 0. */
  position?: number;
  /** The element that contains it. */
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

/** Checks the cheap conditions first: names and visibility are computed from styles. */
function isWanted(element: Element, { role, name, label, text }: Wanted): boolean {
  if (role !== undefined && getRole(element) !== role) return false;
  if (text !== undefined && !isInnermost(element, text)) return false;
  if (label !== undefined && !(element.matches(FIELDS) && fits(computeAccessibleName(element), label)))
    return false;
  if (name !== undefined && !fits(computeAccessibleName(element), name)) return false;
  return element.checkVisibility({ visibilityProperty: true }) && !isInaccessible(element);
}

/** Whether the page still shows the prerendered frame, which does not respond to clicks yet. */
function isDrawn(): boolean {
  return document.querySelector('#root > [data-for]') !== null;
}

/** All matching elements, in document order. */
export function all(wanted: Wanted): Element[] {
  if (isDrawn()) return [];
  const places = wanted.within === undefined ? [document.body] : all(wanted.within);
  const elements = places.flatMap((place) => [...place.querySelectorAll(wanted.selector ?? '*')]);
  const found =
    wanted.selector === undefined ? elements.filter((element) => isWanted(element, wanted)) : elements;
  return wanted.position === undefined ? found : found.slice(wanted.position, wanted.position + 1);
}

/** The only matching element, scrolled into the middle; `null` if there is none or more than one. */
export function one(wanted: Wanted): Element | null {
  const [element, ...others] = all(wanted);
  if (element === undefined || others.length > 0) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}
