/** Where a list floats beside its field, and how high it may be, in pixels. */
export interface ListPlace {
  isAbove: boolean;
  room: number;
}

/** With less room under the field than this, the list stands where there is more. */
const ENOUGH = 200;
/** The gap to what stands at the edge. */
const GAP = 12;

/** The place of a list beside a field, between the first and the last line of the window that it may cover. */
export function listPlace(
  field: { top: number; bottom: number },
  window: { first: number; last: number },
): ListPlace {
  const below = window.last - field.bottom - GAP;
  const above = field.top - window.first - GAP;
  const isAbove = below < ENOUGH && above > below;
  return { isAbove, room: isAbove ? above : below };
}

const heightOf = (style: CSSStyleDeclaration, name: string) => parseFloat(style.getPropertyValue(name)) || 0;

/** The place beside an element as the page stands now, clear of its bars and of a phone's keyboard. */
export function listPlaceAt(element: Element): ListPlace {
  const { style } = document.documentElement;
  const seen = window.visualViewport?.height ?? window.innerHeight;
  return listPlace(element.getBoundingClientRect(), {
    first: heightOf(style, '--header-height'),
    last:
      Math.min(seen, window.innerHeight - heightOf(style, '--bar-height')) -
      heightOf(style, '--actions-height'),
  });
}
