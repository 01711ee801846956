import { useEffect, useRef } from 'react';
import type { FileDraft } from './file-field';

/** How many bytes at the start of a file tell what it is. */
const HEAD_BYTES = 64;

/** How the files that records can hold begin, and how their names may end: the same as the server's kinds. */
const KINDS: readonly (readonly [start: RegExp, endings: readonly [string, ...string[]]])[] = [
  [/^(?:\xEF\xBB\xBF)?\s*%PDF-/, ['.pdf']],
  [/^\x89PNG\r\n/, ['.png']],
  [/^\xFF\xD8\xFF/, ['.jpg', '.jpeg', '.jfif', '.jpe']],
  [/^RIFF.{4}WEBP/s, ['.webp']],
  [/^GIF8[79]a/, ['.gif']],
  [/^.{4}ftyp(?:heic|heix|heim|heis|mif1)/s, ['.heic', '.heif']],
];

/** The name without an ending of another kind of file. */
function stemOf(name: string): string {
  const ending = KINDS.flatMap(([, endings]) => endings).find((one) => name.toLowerCase().endsWith(one));
  return ending === undefined ? name : name.slice(0, -ending.length);
}

/**
 * The file under a name that ends as its content demands: pictures come from phones and web sites with none,
 * or with that of another kind, and a phone can't rename them. As it is if its kind is unknown.
 */
export async function namedByContent(file: File): Promise<File> {
  const bytes = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const head = String.fromCharCode(...new Uint8Array(bytes));
  const endings = KINDS.find(([start]) => start.test(head))?.[1];
  if (endings === undefined || endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return file;
  return new File([file], stemOf(file.name) + endings[0], {
    type: file.type,
    lastModified: file.lastModified,
  });
}

/**
 * Passes on what was chosen for a field, and then a file under {@link namedByContent} if nothing else was chosen
 * meanwhile: the start of a file that is stored elsewhere may take seconds to read.
 */
export function useNamedFile(onChange: (value: FileDraft) => void): (value: FileDraft) => void {
  const latest = useRef<FileDraft>('unchanged');
  useEffect(
    () => () => {
      latest.current = 'unchanged';
    },
    [],
  );
  return (value) => {
    latest.current = value;
    onChange(value);
    if (!(value instanceof File)) return;
    void namedByContent(value).then((named) => {
      if (named !== value && latest.current === value) onChange(named);
    });
  };
}
