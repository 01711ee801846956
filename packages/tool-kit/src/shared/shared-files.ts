import { counted } from '@hub/locale';

/**
 * The addresses to which other apps send files (the manifest's `share_target`), and the screen for them; the
 * service worker handles the request. An app that was installed before there was a choice still sends to
 * Obscura's.
 */
export const SHARE_ADDRESSES: Readonly<Partial<Record<string, string>>> = {
  '/shared': '/shared',
  '/obscura/shared': '/obscura',
};

/** The cache that holds shared files until the person adds or discards them. */
export const SHARED_CACHE = 'hub-shared-files';

/** Non-standard media types that other apps use, and the standard ones. */
export const OTHER_TYPES: Readonly<Partial<Record<string, string>>> = {
  'image/jpg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/x-pdf': 'application/pdf',
  'application/csv': 'text/csv',
  'text/x-csv': 'text/csv',
  'application/x-zip-compressed': 'application/zip',
  'application/vnd-com.apple.pkpass': 'application/vnd.apple.pkpass',
};

/** The limits of stored shared files. */
export const MOST_SHARED = { files: 50, bytes: 200_000_000 };

/** The message if {@link storeShared} has left out that many files. */
export function leftOutInWords(count: number): string {
  const most = `${String(MOST_SHARED.files)} files of ${String(MOST_SHARED.bytes / 1_000_000)} MB together`;
  return `${counted(count, 'file')} ${count === 1 ? 'was' : 'were'} left out: at most ${most} can be sent here.`;
}

/** The manifest's form field for the files. */
const FIELD = 'files';
const NAME_HEADER = 'X-Name';
const SIZE_HEADER = 'X-Size';

/**
 * Whether a form of another web site sent the files: browsers name its origin in the referrer, unless it
 * forbade that. An app has no web address.
 */
export function isFromElsewhere(referrer: string, origin: string): boolean {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== origin;
}

/** The number and the total size of the stored files, without reading them. */
async function measure(cache: Cache): Promise<{ files: number; bytes: number }> {
  const responses = await cache.matchAll();
  const sizes = responses.map(({ headers }) => Number(headers.get(SIZE_HEADER)));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Stores another app's files beside earlier ones, up to {@link MOST_SHARED}; returns how many it left out. */
export async function storeShared(form: FormData): Promise<number> {
  const sent = form.getAll(FIELD).filter((entry) => entry instanceof File);
  const cache = await caches.open(SHARED_CACHE);
  const stored = await measure(cache);
  const fitting: File[] = [];
  for (const file of sent) {
    if (stored.files >= MOST_SHARED.files || stored.bytes + file.size > MOST_SHARED.bytes) continue;
    stored.files += 1;
    stored.bytes += file.size;
    fitting.push(file);
  }
  await Promise.all(
    fitting.map((file) => {
      const headers = {
        'Content-Type': OTHER_TYPES[file.type] ?? file.type,
        [SIZE_HEADER]: String(file.size),
        [NAME_HEADER]: encodeURIComponent(file.name),
      };
      return cache.put(`/shared/${crypto.randomUUID()}`, new Response(file, { headers }));
    }),
  );
  return sent.length - fitting.length;
}

/** A shared file's metadata. */
export interface SharedFile {
  name: string;
  type: string;
  size: number;
}

function nameOf({ headers }: Response): string {
  return decodeURIComponent(headers.get(NAME_HEADER) ?? '');
}

/** The shared files that wait for the person, without reading them. */
export async function listShared(): Promise<SharedFile[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return [];
  const responses = await (await caches.open(SHARED_CACHE)).matchAll();
  return responses.map((response) => ({
    name: nameOf(response),
    type: response.headers.get('Content-Type') ?? '',
    size: Number(response.headers.get(SIZE_HEADER)),
  }));
}

async function fileOf(response: Response): Promise<File> {
  const content = await response.blob();
  return new File([content], nameOf(response), { type: content.type });
}

/** Returns the shared files and deletes them from the cache. */
export async function takeShared(): Promise<File[]> {
  const cache = await caches.open(SHARED_CACHE);
  const files = await Promise.all((await cache.matchAll()).map(fileOf));
  await dropShared();
  return files;
}

/** Deletes the shared files. */
export async function dropShared(): Promise<void> {
  await caches.delete(SHARED_CACHE);
}
