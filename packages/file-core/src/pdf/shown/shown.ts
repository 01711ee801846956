import type { PDFDict, PDFName, PDFObject } from '../pdf-lib';

/** What the pages of a document show; the copy omits the rest, such as what a deleted page used. */
export interface Shown {
  /** Whether a page has this field, structure element, marked content or layer. */
  has: (part: PDFObject) => boolean;
  /** Whether a destination leads to a page. */
  leads: (destination: PDFObject) => boolean;
  /** The new name of a destination if its own contains the document's path or name; else `null`. */
  aliasOf: (name: PDFObject) => string | null;
  /** Whether relative links start from a base address on the web. */
  isInWeb: boolean;
  /** Whether a content stream uses the resource with this name in `kind`, the dictionary of its kind. */
  uses: (kind: PDFDict, name: PDFName) => boolean;
}

/** For parts that are copied alone, such as the dictionary of an inline picture. */
export const EVERYTHING: Shown = {
  has: () => true,
  leads: () => true,
  aliasOf: () => null,
  isInWeb: false,
  uses: () => true,
};
