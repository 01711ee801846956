import type { OpenFile } from './format';
import { formatOf } from './formats';
import { adviceFor, kindOf } from './kind';
import { drawnSize } from './picture/decode';
import { type Header, headerOf } from './picture/header';
import type { Size } from './picture/plan';
import { FileProblem } from './problem';
import type { Kind } from './report';

/** A file to work on. What has to be known of it is found out once, when it is first asked for. */
export interface Source {
  bytes: Uint8Array;
  kind: Kind;
  /** What a picture says of its pixels; `null` for a file that has none, or none that can be read. */
  header: Header | null;
  /** Throws a `FileProblem` for what can't be read to its end. */
  open: () => Promise<OpenFile>;
  /** The size of a picture as the browser shows it; `null` where it can't. */
  drawnSize: () => Promise<Size | null>;
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => (found ??= find());
}

/** The source of these bytes. Throws a `FileProblem` with `refusal`, and what it is, for what is neither JPEG, PNG nor PDF. */
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
