import { counted } from '@hub/locale';

/**
 * Where another app sends files to, by the manifest's `share_target`, and the screen that they wait at; the service worker
 * takes them. A hub that was installed before there was a choice sends them to Obscura.
 */
export const SHARE_ADDRESSES: Readonly<Partial<Record<string, string>>> = {
  '/shared': '/shared',
  '/obscura/shared': '/obscura',
};

/** The cache that they are kept in until the person adds them, or does not. */
export const SHARED_CACHE = 'hub-shared-files';

/** The most that is stored of shared files. */
export const MOST_SHARED = { files: 50, bytes: 200_000_000 };

/** What is said where {@link storeShared} has left out so many files. */
export function leftOutInWords(count: number): string {
  const most = `${String(MOST_SHARED.files)} files of ${String(MOST_SHARED.bytes / 1_000_000)} MB together`;
  return `${counted(count, 'file')} ${count === 1 ? 'was' : 'were'} left out: ${most} can be sent here at most.`;
}

/** The field of the manifest that the files come in. */
const FIELD = 'files';
const NAME_HEADER = 'X-Name';
const SIZE_HEADER = 'X-Size';

/**
 * Whether a form of another web site sends the files: browsers name its origin, unless it asked them not to. An app has no
 * address of the web.
 */
export function isFromElsewhere(referrer: string, origin: string): boolean {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== origin;
}

/** How many files are kept, and how large they are together; nothing of them is read. */
async function measure(cache: Cache): Promise<{ files: number; bytes: number }> {
  const responses = await cache.matchAll();
  const sizes = responses.map(({ headers }) => Number(headers.get(SIZE_HEADER)));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Keeps the files that another app has sent, beside those of earlier shares, as far as {@link MOST_SHARED} lets it. Gives
 * how many it has left out.
 */
export async function storeShared(form: FormData): Promise<number> {
  const sent = form.getAll(FIELD).filter((entry) => entry instanceof File);
  const cache = await caches.open(SHARED_CACHE);
  const kept = await measure(cache);
  const fitting: File[] = [];
  for (const file of sent) {
    if (kept.files >= MOST_SHARED.files || kept.bytes + file.size > MOST_SHARED.bytes) continue;
    kept.files += 1;
    kept.bytes += file.size;
    fitting.push(file);
  }
  await Promise.all(
    fitting.map((file) => {
      const headers = {
        'Content-Type': file.type,
        [SIZE_HEADER]: String(file.size),
        [NAME_HEADER]: encodeURIComponent(file.name),
      };
      return cache.put(`/shared/${crypto.randomUUID()}`, new Response(file, { headers }));
    }),
  );
  return sent.length - fitting.length;
}

/** What is known of a file of another app before it is read. */
export interface SharedFile {
  name: string;
  type: string;
  size: number;
}

function nameOf({ headers }: Response): string {
  return decodeURIComponent(headers.get(NAME_HEADER) ?? '');
}

/** The files of other apps that wait. Nothing of them is read. */
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

/** The files that other apps have sent; nothing of them is kept after this. */
export async function takeShared(): Promise<File[]> {
  const cache = await caches.open(SHARED_CACHE);
  const files = await Promise.all((await cache.matchAll()).map(fileOf));
  await dropShared();
  return files;
}

/** Throws away what other apps have sent. */
export async function dropShared(): Promise<void> {
  await caches.delete(SHARED_CACHE);
}
