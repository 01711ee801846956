import {
  gifSize,
  heifSize,
  jpegSize,
  pixels,
  pngSize,
  webpSize,
  type ReadBytes,
  type SizeReader,
} from './picture';

/** A kind of document that the hub accepts. */
interface DocumentKind {
  /** Its name in a sentence. */
  name: string;
  contentType: string;
  /** The file extensions that it may have. */
  endings: readonly string[];
  /** Whether browsers display it; the others are downloaded. */
  isShown: boolean;
  /** Whether the file's first bytes, as Latin-1 text, match this kind. */
  beginsWith: RegExp;
  /** Reads a picture's size; the pages of a PDF have none. */
  sizeOf?: SizeReader;
}

const KINDS: readonly DocumentKind[] = [
  // Some scanners write a byte order mark or blank lines before the header.
  {
    name: 'a PDF',
    contentType: 'application/pdf',
    endings: ['.pdf'],
    isShown: true,
    beginsWith: /^(?:\xEF\xBB\xBF)?\s*%PDF-/,
  },
  {
    name: 'a PNG picture',
    contentType: 'image/png',
    endings: ['.png'],
    isShown: true,
    beginsWith: /^\x89PNG\r\n.\n/s,
    sizeOf: pngSize,
  },
  {
    name: 'a JPEG picture',
    contentType: 'image/jpeg',
    endings: ['.jpg', '.jpeg', '.jfif', '.jpe'],
    isShown: true,
    beginsWith: /^\xFF\xD8\xFF/,
    sizeOf: jpegSize,
  },
  {
    name: 'a WebP picture',
    contentType: 'image/webp',
    endings: ['.webp'],
    isShown: true,
    beginsWith: /^RIFF.{4}WEBP/s,
    sizeOf: webpSize,
  },
  {
    name: 'a GIF picture',
    contentType: 'image/gif',
    endings: ['.gif'],
    isShown: true,
    beginsWith: /^GIF8[79]a/,
    sizeOf: gifSize,
  },
  {
    name: 'a HEIC picture',
    contentType: 'image/heic',
    endings: ['.heic', '.heif'],
    isShown: false,
    beginsWith: /^.{4}ftyp(?:heic|heix|heim|heis|mif1)/s,
    sizeOf: heifSize,
  },
];

/** How many bytes identify a file. */
const HEAD_LENGTH = 64;
/** The most pixels of a picture, of up to eight bytes each where it is shown; phones take 50 million. */
const MOST_PIXELS = 50_000_000;

function kindByEnding(fileName: string): DocumentKind | undefined {
  const name = fileName.toLowerCase();
  return KINDS.find(({ endings }) => endings.some((ending) => name.endsWith(ending)));
}

function sizeProblem(sizeOf: SizeReader, read: ReadBytes): string | null {
  const size = sizeOf(read);
  if (size === null) return 'The picture can’t be read: the file is damaged or cut off. Choose another.';
  return pixels(size) > MOST_PIXELS
    ? 'The picture is too large: it can have at most 50 million pixels. Choose a smaller one.'
    : null;
}

/** What to do with a file whose content does not match its extension, or is not recognised. */
function misnamed(actual: DocumentKind | undefined): string {
  if (actual === undefined) {
    return 'The file is not what its name says: only real PDF files and pictures can be kept.';
  }
  return `The file is ${actual.name}, but its name says otherwise. Rename it so that it ends in ${actual.endings[0] ?? ''}.`;
}

/**
 * What is wrong with an uploaded file, as a sentence; `null` if its extension is of an accepted kind, its
 * first bytes are of the same kind, and a picture is not larger than devices can show. PocketBase checks the
 * content only and keeps any extension, so a script named `x.js` that begins like a PDF would be served as a
 * script.
 */
export function documentProblem(fileName: string, read: ReadBytes): string | null {
  const kind = kindByEnding(fileName);
  if (kind === undefined) return 'Only PDF files and pictures (JPEG, PNG, WebP, GIF, HEIC) can be kept.';
  const head = String.fromCharCode(...read(0, HEAD_LENGTH));
  if (!kind.beginsWith.test(head)) return misnamed(KINDS.find(({ beginsWith }) => beginsWith.test(head)));
  return kind.sizeOf === undefined ? null : sizeProblem(kind.sizeOf, read);
}

/**
 * The name under which a document is downloaded: its original one if that has the stored extension, else "document"
 * with it.
 */
function downloadName(storedName: string, originalName: string): string {
  const ending = storedName.slice(storedName.lastIndexOf('.'));
  const plain = [...originalName].filter((char) => char >= ' ' && !'"\\/'.includes(char)).join('');
  return plain.toLowerCase().endsWith(ending.toLowerCase()) ? plain : `document${ending}`;
}

/**
 * The headers of a document: no shared cache may store it, it has its type, and it is shown only where that is safe.
 */
export function documentHeaders(storedName: string, originalName: string): { [header: string]: string } {
  const kind = kindByEnding(storedName);
  const name = encodeURIComponent(downloadName(storedName, originalName));
  return {
    'Cache-Control': 'private, no-store',
    'Content-Type': kind?.contentType ?? 'application/octet-stream',
    'Content-Disposition': `${kind?.isShown === true ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}
