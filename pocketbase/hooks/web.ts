import { acceptsEncoding } from './encoding';
import { setHubId } from './hub-id-header';
import { refuseBody } from './take-body';
import { headersOf, PAGE_ONLY_HEADERS, type PageIndex, webFile } from './web-headers';

const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** A file of the built hub. */
interface BuiltFile {
  path: string;
  size: number;
  tag: string;
}

/** PocketBase's own option for the folder that it serves. */
const hubFolder = () => $app.rootCmd.persistentFlags().lookup('publicDir').value.string();

let opened: Root | undefined;

/** The built hub; opened on demand, because PocketBase may start before the hub is built. */
function root(): Root {
  opened ??= $os.openRoot(hubFolder());
  return opened;
}

function find(path: string): BuiltFile | null {
  let info: FileInfo;
  try {
    info = root().stat(path);
  } catch (error) {
    if (/no such file|not a directory|path escapes/.test(String(error))) return null;
    throw error;
  }
  if (info.isDir()) return null;
  const tag = `"${info.modTime().unix().toString(36)}-${info.size().toString(36)}"`;
  return { path, size: info.size(), tag };
}

/** The build's index of pages; read each time, because a new build may replace the old one. */
function pageIndex(): PageIndex {
  if (find('.pages.json') === null) throw new NotFoundError();
  return JSON.parse(toString($os.readFile(`${hubFolder()}/.pages.json`))) as PageIndex;
}

/** Selects a version of the file that was compressed by the build, if the browser accepts one. */
function useCompressed(e: RequestEvent, path: string): BuiltFile | null {
  const headers = e.request.header;
  const accepted = headers.get('Accept-Encoding');
  for (const { name, ending } of CODINGS) {
    const compressed = acceptsEncoding(accepted, name) ? find(path + ending) : null;
    if (compressed === null) continue;
    const header = e.response.header();
    header.set('Content-Encoding', name);
    headers.del('Range');
    // Go omits the length of encoded responses, and then sends them in chunks at half the speed.
    if (headers.get('If-None-Match') !== compressed.tag) {
      header.set('Content-Length', String(compressed.size));
      headers.del('If-None-Match');
      headers.del('If-Modified-Since');
    }
    return compressed;
  }
  return null;
}

/** Serves the built hub: hashed assets are cached forever, pages revalidated, and each screen gets a page. */
export function servePage(e: RequestEvent): void {
  setHubId(e);
  refuseBody(e);
  const index = pageIndex();
  const wanted = webFile(e.request.pathValue('path'), index);
  const file = wanted === null ? null : find(wanted.path);
  if (wanted === null || file === null) throw new NotFoundError();
  const header = e.response.header();
  for (const name of PAGE_ONLY_HEADERS) header.del(name);
  for (const [name, value] of Object.entries(headersOf(wanted, index))) header.set(name, value);
  header.set('Vary', 'Accept-Encoding');
  if ($os.getenv('HUB_DOMAIN') !== '') header.set('Strict-Transport-Security', 'max-age=31536000');
  const { path, tag } = useCompressed(e, file.path) ?? file;
  header.set('ETag', tag);
  e.fileFS(root().fs(), path);
}
