import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../storybook-static/', import.meta.url));

/** One entry of Storybook's index. */
export interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file that contains it, relative to the root of the workspace. */
  importPath: string;
  /** Contains `screen` if it shows a whole screen. */
  tags: string[];
}

/** The package folders in `HUB_STORIES`; `undefined` if all stories are chosen. */
function chosenFolders(): string[] | undefined {
  const chosen = process.env.HUB_STORIES ?? 'all';
  return chosen === 'all' ? undefined : chosen.split(',').filter((folder) => folder !== '');
}

/** The built stories that are chosen, by file, in the order of the sidebar. */
export function storiesByFile(): Map<string, Story[]> {
  const folders = chosenFolders();
  const files = new Map<string, Story[]>();
  for (const story of builtStories()) {
    const isChosen = folders?.some((folder) => story.importPath.startsWith(`./${folder}/`)) ?? true;
    if (isChosen) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  }
  return files;
}

/** Every story of the build. */
export function builtStories(): Story[] {
  let index: string;
  try {
    index = readFileSync(join(FOLDER, 'index.json'), 'utf8');
  } catch (cause) {
    throw new Error('There is no built Storybook: run `npm run build:storybook` first.', { cause });
  }
  const { entries } = JSON.parse(index) as { entries: Record<string, Story> };
  return Object.values(entries).filter((entry) => entry.type === 'story');
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const answer: RequestListener = (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://storybook').pathname);
  readFile(join(FOLDER, path)).then(
    (body) =>
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body),
    () => response.writeHead(404).end(),
  );
};

/**
 * Serves the built Storybook on a free port: the stories' request handlers need a real origin for their
 * service worker.
 */
export async function serveStorybook(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}
