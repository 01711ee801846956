import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a first visit to each page, from the built pages. */
export interface Build {
  /** The file for each address, such as `/expiry/edit/:id`. */
  pages: Readonly<Record<string, string>>;
  /** The scripts that a page lists: everything that its screen needs. */
  scriptsOf: (address: string) => string[];
  /** The total brotli size of files, in bytes. */
  weigh: (files: Iterable<string>) => Promise<number>;
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Error(`${path} is missing: build the hub first (pnpm --filter @hub/hub build).`, { cause });
  }
}

/** Reads the build in `folder`. */
export async function readBuild(folder: string): Promise<Build> {
  const { pages } = JSON.parse(await read(join(folder, '.pages.json'))) as Pick<Build, 'pages'>;
  const html = new Map<string, string>();
  for (const [address, file] of Object.entries(pages)) html.set(address, await read(join(folder, file)));
  return {
    pages,
    scriptsOf: (address) => {
      const tags = (html.get(address) ?? '').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
      return [...tags].flatMap(([, file]) => file ?? []);
    },
    weigh: async (files) => {
      const sizes = await Promise.all([...files].map((file) => readFile(join(folder, `${file}.br`))));
      return sizes.reduce((sum, { length }) => sum + length, 0);
    },
  };
}
