/** Where another app sends files to, by the manifest's `share_target`; the service worker takes them. */
export const SHARE_ADDRESS = '/obscura/shared';

/** The field of the manifest that the files come in. */
const FIELD = 'files';
const CACHE = 'hub-shared-files';
const NAME_HEADER = 'X-Name';

/** Keeps the files that another app has sent until Obscura's screen takes them. */
export async function keepShared(form: FormData): Promise<void> {
  const files = form.getAll(FIELD).filter((entry) => entry instanceof File);
  // What an earlier share has left is nobody's any longer.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map((file, index) => {
      const headers = { 'Content-Type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
      return cache.put(`${SHARE_ADDRESS}/${index}`, new Response(file, { headers }));
    }),
  );
}

async function fileOf(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

/** The files that another app has sent; nothing of them is kept after this. */
export async function takeShared(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const responses = await cache.matchAll();
  const files = await Promise.all(responses.map(fileOf));
  await caches.delete(CACHE);
  return files;
}
