/*
 * Translators of browsers put a <font> with their own text in the place of the texts of a page. React keeps the texts
 * that it has made: without this guard, removing one or inserting before it fails and takes the page away, and a changed
 * one is never seen.
 */

/** For a text that a translator has taken out: the element in its place. */
const standIns = new WeakMap<Node, Element>();
/** For such an element: the texts that it stands for, in their order. */
const replaced = new WeakMap<Element, ChildNode[]>();
/** The texts that React itself has removed. */
const removed = new WeakSet<Node>();

function isStandIn(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
    if (standIn === undefined) continue;
    const texts = [...removedNodes].filter((node) => node instanceof Text && !removed.has(node));
    for (const text of texts) standIns.set(text, standIn);
    replaced.set(standIn, [...(replaced.get(standIn) ?? []), ...(texts as Text[])]);
  }
}

/** Puts a text back that a translator has taken out; the translator then translates it again. */
function putBack(node: Node | null): void {
  const standIn = node && standIns.get(node);
  if (standIn?.isConnected) standIn.replaceWith(...(replaced.get(standIn) ?? []));
}

/** Lets React change a page that the browser translates. To be called once, before the first render. */
export function guardTranslations(root: Node): void {
  new MutationObserver(note).observe(root, { childList: true, subtree: true });
  const remove = Reflect.get(Node.prototype, 'removeChild') as (child: Node) => Node;
  const insert = Reflect.get(Node.prototype, 'insertBefore') as (child: Node, before: Node | null) => Node;
  Object.assign(Node.prototype, {
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      putBack(child);
      removed.add(child);
      // A translator may have moved it into an element of its own.
      return child.parentNode === null ? child : (remove.call(child.parentNode, child) as Child);
    },
    insertBefore<Child extends Node>(this: Node, child: Child, before: Node | null): Child {
      putBack(before);
      let next = before;
      while (next !== null && next.parentNode !== this) next = next.parentNode;
      return insert.call(this, child, next) as Child;
    },
  });
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string | null) {
      putBack(this);
      this.data = value ?? '';
    },
  });
}
