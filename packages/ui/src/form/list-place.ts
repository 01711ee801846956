/** The position of a floating list next to its field, and its maximum height in pixels. */
export interface ListPlace {
  isAbove: boolean;
  room: number;
}

/** If there is less space below the field than this, the list goes where there is more. */
const ENOUGH = 200;
/** The gap between the list and the edge. */
const GAP = 12;

/** The position of a list next to a field, within the part of the window that it may cover. */
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

/** The position next to an element on the current page, clear of its bars and of a phone's keyboard. */
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
