import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** What a built page fetches, told from the manifest that Vite writes beside it. */
export interface Build {
  /** Every JavaScript and style file that a visit fetches which draws `modules`, the page's own start included. */
  filesFor: (modules: readonly string[]) => Set<string>;
  /** The brotli bytes of the files together. */
  weigh: (files: Iterable<string>) => Promise<number>;
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Error(`${path} is missing: build the hub first (pnpm --filter @hub/hub build).`, { cause });
  }
}

/** The files that the page itself names: scripts, preloads, styles. */
function filesOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  );
}

function addWithImports(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no module ${key}.`);
  if (files.has(chunk.file) && key.startsWith('_')) return;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, files);
}

/** Reads the build in `folder`. */
export async function readBuild(folder: string): Promise<Build> {
  const manifest = JSON.parse(await read(join(folder, '.vite/manifest.json'))) as Manifest;
  const start = filesOf(await read(join(folder, 'index.html')));
  return {
    filesFor: (modules) => {
      const files = new Set(start);
      for (const key of ['index.html', ...modules]) addWithImports(manifest, key, files);
      return files;
    },
    weigh: async (files) => {
      const sizes = await Promise.all([...files].map((file) => readFile(join(folder, `${file}.br`))));
      return sizes.reduce((sum, { length }) => sum + length, 0);
    },
  };
}
