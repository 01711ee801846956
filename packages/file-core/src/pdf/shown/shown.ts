import type { PDFDict, PDFName, PDFObject } from '../pdf-lib';

/** What the pages of a document show. A copy holds nothing that is referred to alone, as from a page that was deleted. */
export interface Shown {
  /** Whether a page has this field, structure element, marked content or layer. */
  has: (part: PDFObject) => boolean;
  /** Whether a destination leads to a page. */
  leads: (destination: PDFObject) => boolean;
  /** What a destination is called whose own name says where the document was; `null` for one that is not known. */
  aliasOf: (name: PDFObject) => string | null;
  /** Whether links without a host lead on from an address in the web. */
  isInWeb: boolean;
  /** Whether what is drawn uses the resource of this name; `kind` is the dictionary of all of its kind. */
  uses: (kind: PDFDict, name: PDFName) => boolean;
}

/** Of what stands alone, such as a part of a drawing. */
export const EVERYTHING: Shown = {
  has: () => true,
  leads: () => true,
  aliasOf: () => null,
  isInWeb: false,
  uses: () => true,
};
