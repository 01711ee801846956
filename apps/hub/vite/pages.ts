import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { Screen } from '../src/drawn/draw-screens.tsx';
import { drawScreens } from './draw.ts';
import { readFirstScript } from './first-script.ts';

/** The index of the pages, which the server reads from `.pages.json`. */
interface PageIndex {
  /** The sources for a page's content security policy: the hashes of its inline scripts and styles. */
  scripts: string[];
  styles: string[];
  /** The file for each address, such as `/expiry/edit/:id`. */
  pages: Record<string, string>;
}

type Chunks = readonly Rolldown.OutputChunk[];

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/** Replaces a text that `index.html` has, or that Vite has written into it. */
function replaced(html: string, text: string, by: string): string {
  if (!html.includes(text)) throw new Error(`The page has no ${text}.`);
  return html.replace(text, () => by);
}

/** Takes the file of all styles out of the bundle. */
function takeStyles(bundle: Rolldown.OutputBundle): { file: string; styles: string } {
  const asset = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
  if (asset?.type !== 'asset') throw new Error('The build has no styles.');
  Reflect.deleteProperty(bundle, asset.fileName);
  return { file: asset.fileName, styles: Buffer.from(asset.source).toString().trim() };
}

/** The files that a page needs: those of its entry and of its modules, with all their imports. */
function filesOf(modules: readonly string[], chunks: Chunks): string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  for (const module of modules) add(chunks.find(({ moduleIds }) => moduleIds.includes(module)));
  return [...files];
}

/** Vite's page without its script, and with its styles inlined, so that it paints without loading anything. */
function plainPage(html: string, script: string, { file, styles }: ReturnType<typeof takeStyles>): string {
  const bare = replaced(html, `<script type="module" crossorigin src="/${script}"></script>`, '');
  return replaced(bare, `<link rel="stylesheet" crossorigin href="/${file}">`, `<style>${styles}</style>`);
}

/** Adds scripts at the end of the head, so that they are fetched after what the first paint needs. */
function withScripts(html: string, [entry = '', ...others]: readonly string[]): string {
  const tags = [
    `<script fetchpriority="low" type="module" crossorigin src="/${entry}"></script>`,
    ...others.map((file) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return replaced(html, '</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

/** Adds the paths that the page requests before its code is loaded (`prefetch-init.js`). */
function withPrefetches(html: string, prefetches: readonly string[]): string {
  const attribute = prefetches.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return prefetches.length === 0 ? html : replaced(html, '<html', `<html data-prefetches="${attribute}"`);
}

function withFrame(html: string, { path, audience, html: frame }: Screen): string {
  if (frame === null) return html;
  if (/\sstyle="/.test(frame)) throw new Error(`The frame of ${path} has a style that the policy refuses.`);
  const heading = /<h1[^>]*>([^<]+)</.exec(frame)?.[1] ?? 'Apps';
  const title = heading === 'Apps' ? heading : `${heading} · Apps`;
  const titled = replaced(html, '<title>Apps</title>', `<title>${title}</title>`);
  const root = '<div id="root">';
  return replaced(titled, root, `${root}<div inert data-for="${audience}">${frame}</div>`);
}

/**
 * Creates an HTML page for each screen, which lists all files that the screen needs. The login page, home and
 * the tools' first pages paint before any script runs. `index.html` serves all other addresses.
 */
export function pages(): Plugin {
  let root = '';
  return {
    name: 'hub-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = filesOf([], chunks);
        const sheet = takeStyles(bundle);
        const plain = plainPage(String(index.source), start[0] ?? '', sheet);
        index.source = withScripts(plain, start);
        const known: PageIndex = {
          scripts: [hashOf(await readFirstScript())],
          styles: [hashOf(sheet.styles)],
          pages: {},
        };
        const { screens, tools } = await drawScreens(root);
        for (const screen of screens) {
          const fileName = `pages/${screen.path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}.html`;
          known.pages[screen.path] = fileName;
          const scripted = withScripts(plain, filesOf(screen.modules, chunks));
          const source = withFrame(withPrefetches(scripted, screen.prefetches), screen);
          this.emitFile({ type: 'asset', fileName, source });
        }
        this.emitFile({ type: 'asset', fileName: '.pages.json', source: JSON.stringify(known) });
        // For the tests of the build.
        this.emitFile({ type: 'asset', fileName: '.tools.json', source: JSON.stringify(tools) });
      },
    },
  };
}
