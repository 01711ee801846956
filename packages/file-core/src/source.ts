import type { OpenFile } from './format';
import { formatOf } from './formats';
import { adviceFor, kindOf } from './kind';
import { drawnSize } from './picture/decode';
import { type Header, headerOf } from './picture/header';
import type { Size } from './picture/plan';
import { FileProblem } from './problem';
import type { Kind } from './report';

/** A file to work on. Each property that takes time is computed once, when it is first needed. */
export interface Source {
  bytes: Uint8Array;
  kind: Kind;
  /** What a picture says about its pixels; `null` if the file has no readable picture header. */
  header: Header | null;
  /** Throws a `FileProblem` if the file can't be read to its end. */
  open: () => Promise<OpenFile>;
  /** The size of a picture as the browser shows it; `null` if it can't. */
  drawnSize: () => Promise<Size | null>;
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => (found ??= find());
}

/** The source of these bytes; if unsupported, throws a `FileProblem` with `refusal` and what they are. */
export function sourceOf(bytes: Uint8Array, refusal: string): Source {
  const kind = kindOf(bytes);
  if (kind === null) throw new FileProblem([refusal, adviceFor(bytes) ?? ''].join(' ').trim());
  const picture = { bytes, kind, header: headerOf(bytes, kind) };
  return {
    ...picture,
    open: once(async () => (await formatOf(kind)).open(bytes)),
    drawnSize: once(() => drawnSize(picture)),
  };
}
