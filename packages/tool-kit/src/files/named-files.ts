import { useEffect, useRef } from 'react';
import type { FileDraft } from './file-field';

/** The number of bytes at the start of a file that identify its type. */
const HEAD_BYTES = 64;

/** The signatures and extensions of the file types that the server accepts. */
const KINDS: readonly (readonly [start: RegExp, endings: readonly [string, ...string[]]])[] = [
  [/^(?:\xEF\xBB\xBF)?\s*%PDF-/, ['.pdf']],
  [/^\x89PNG\r\n/, ['.png']],
  [/^\xFF\xD8\xFF/, ['.jpg', '.jpeg', '.jfif', '.jpe']],
  [/^RIFF.{4}WEBP/s, ['.webp']],
  [/^GIF8[79]a/, ['.gif']],
  [/^.{4}ftyp(?:heic|heix|heim|heis|mif1)/s, ['.heic', '.heif']],
];

/** The name without the extension of another file type. */
function stemOf(name: string): string {
  const ending = KINDS.flatMap(([, endings]) => endings).find((one) => name.toLowerCase().endsWith(one));
  return ending === undefined ? name : name.slice(0, -ending.length);
}

/**
 * The file with the extension of its content: phones and web sites give pictures none or a wrong one, and a phone can't
 * rename them. Returns the file unchanged if its type is unknown.
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
 * Passes a chosen file to the field at once, and then the result of {@link namedByContent} unless another file was
 * chosen meanwhile: reading the start of a file in cloud storage may take seconds.
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
