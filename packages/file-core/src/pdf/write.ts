import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFString,
} from './pdf-lib';
import { nameFor } from './names';
import type { Copy } from './copy';

/** The Info entries that are blank in a cleaned file (specification §9.74). */
export const BLANK = ['Title', 'Author', 'Subject', 'Keywords', 'Producer', 'Creator'];
/** The Info entries that are the epoch in a cleaned file (specification §9.74). */
export const TIMELESS = ['CreationDate', 'ModDate'];
export const EPOCH = 'D:19700101000000Z';

/** The objects that are packed together. Few readers unpack more than they need, and fewer objects are packed slower and worse. */
const OBJECTS = 200;

/** Writes the copy as a new file: with one revision, no identifier, and a blank Info. */
export async function writeCopy({ context, root }: Pick<Copy, 'context' | 'root'>): Promise<Uint8Array> {
  forgetUnreachable(context, root);
  const info = context.obj({});
  for (const key of BLANK) info.set(nameFor(key), PDFHexString.of(''));
  for (const key of TIMELESS) info.set(nameFor(key), PDFString.of(EPOCH));
  context.trailerInfo.Root = root;
  context.trailerInfo.Info = context.register(info);
  return PDFStreamWriter.forContext(context, Infinity, true, OBJECTS).serializeToBuffer();
}

/** Deletes objects that only replaced parts used, such as earlier filter parameters. */
function forgetUnreachable(context: PDFContext, root: PDFRef): void {
  const reached = new Set<PDFObject>();
  const parts: PDFObject[] = [root];
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (part instanceof PDFArray) for (const item of part.asArray()) parts.push(item);
    else if (part instanceof PDFDict) for (const value of part.values()) parts.push(value);
    else if (part instanceof PDFStream) parts.push(part.dict);
    else if (part instanceof PDFRef && !reached.has(part)) {
      reached.add(part);
      const object = context.lookup(part);
      if (object) parts.push(object);
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}
