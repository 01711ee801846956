import { PDFHexString, PDFName, PDFStreamWriter, PDFString } from 'pdf-lib';
import type { Copy } from './copy';

/** Specification, §9: what is blank in a cleaned file. */
export const BLANK = ['Title', 'Author', 'Subject', 'Keywords', 'Producer', 'Creator'];
/** Specification, §9: what is the beginning of time in a cleaned file. */
export const TIMELESS = ['CreationDate', 'ModDate'];
export const EPOCH = 'D:19700101000000Z';

/** A copy as a file of its own: one revision, no identifier, an Info of nothing. */
export async function writeCopy({ context, root }: Copy): Promise<Uint8Array> {
  const info = context.obj({});
  for (const key of BLANK) info.set(PDFName.of(key), PDFHexString.of(''));
  for (const key of TIMELESS) info.set(PDFName.of(key), PDFString.of(EPOCH));
  context.trailerInfo.Root = root;
  context.trailerInfo.Info = context.register(info);
  return PDFStreamWriter.forContext(context, Infinity).serializeToBuffer();
}
