import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Elements that only contain others and are no name for their content. */
const CONTAINERS = ['Seq', 'Bag', 'Alt', 'li', 'Description', 'value'];

type Scope = ReadonlyMap<string, string>;

interface Name {
  space: string;
  local: string;
}

/**
 * A text of a property, with the local name of the nearest element above it: `action` for `stEvt:action` in a
 * history.
 */
export interface Leaf {
  name: string;
  text: string;
}

/** One property of a packet. */
export interface Property {
  /** The URI of its namespace. */
  space: string;
  name: string;
  leaves: readonly Leaf[];
  /** The number of items in its list; 0 for a plain value. */
  items: number;
}

function scopeOf(element: XmlElement, outer: Scope): Scope {
  const own = Object.entries(element.attributes).filter(([name]) => name.startsWith('xmlns:'));
  if (own.length === 0) return outer;
  return new Map([
    ...outer,
    ...own.map(([name, space]): [string, string] => [name.slice('xmlns:'.length), space]),
  ]);
}

function nameOf(written: string, scope: Scope): Name {
  const colon = written.indexOf(':');
  const prefix = written.slice(0, Math.max(colon, 0));
  if (written === 'xmlns' || prefix === 'xmlns') return { space: XMLNS, local: written };
  if (prefix === 'xml') return { space: XML, local: written.slice(colon + 1) };
  return { space: scope.get(prefix) ?? prefix, local: written.slice(colon + 1) };
}

function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child instanceof XmlElement);
}

/** Attributes with content of their own: properties in the attribute notation, and `rdf:resource`. */
function attributesOf(element: XmlElement, scope: Scope): [Name, string][] {
  return Object.entries(element.attributes)
    .map(([written, text]): [Name, string] => [nameOf(written, scope), text])
    .filter(
      ([{ space, local }]) => space !== XMLNS && space !== XML && (space !== RDF || local === 'resource'),
    );
}

function collect(element: XmlElement, outer: Scope, name: string, leaves: Leaf[]): void {
  const scope = scopeOf(element, outer);
  for (const [{ space, local }, text] of attributesOf(element, scope)) {
    leaves.push({ name: space === RDF ? name : local, text });
  }
  const children = elementsOf(element);
  for (const child of children) {
    const { space, local } = nameOf(child.name, scope);
    collect(child, scope, space === RDF && CONTAINERS.includes(local) ? name : local, leaves);
  }
  if (children.length > 0) return;
  const text = element.children.map((child) => (child instanceof XmlText ? child.text : '')).join('');
  if (text.trim() !== '') leaves.push({ name, text: text.trim() });
}

function itemsOf(element: XmlElement): number {
  return elementsOf(element).reduce((count, list) => count + elementsOf(list).length, 0);
}

function propertiesOf(description: XmlElement, outer: Scope): Property[] {
  const scope = scopeOf(description, outer);
  const short = attributesOf(description, scope).map(([{ space, local }, text]): Property => {
    return { space, name: local, leaves: [{ name: local, text }], items: 0 };
  });
  const long = elementsOf(description).map((element): Property => {
    const { space, local } = nameOf(element.name, scope);
    const leaves: Leaf[] = [];
    collect(element, scope, local, leaves);
    return { space, name: local, leaves, items: itemsOf(element) };
  });
  return [...short, ...long];
}

/** The descriptions in the first `rdf:RDF`, wherever that is, with the namespaces that they inherit. */
function descriptionsOf(element: XmlElement, outer: Scope): [XmlElement, Scope][] {
  const scope = scopeOf(element, outer);
  const { space, local } = nameOf(element.name, scope);
  if (space === RDF && local === 'RDF') return elementsOf(element).map((child) => [child, scope]);
  return elementsOf(element).flatMap((child) => descriptionsOf(child, scope));
}

/** The properties of an XMP packet (ISO 16684-1, clause 7). Throws if the XML is not well-formed. */
export function propertiesOfPacket(xml: string): Property[] {
  const { root } = parseXml(xml, { ignoreUndefinedEntities: true });
  if (!root) return [];
  return descriptionsOf(root, new Map()).flatMap(([element, scope]) => propertiesOf(element, scope));
}
