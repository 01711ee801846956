import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { Screen } from '../src/drawn/draw-screens.tsx';
import { drawScreens } from './draw.ts';

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

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  return [...blocks].map(([, source = '']) => hashOf(source));
}

/** Inlines the styles into the page, which then paints without loading anything else. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (_, file: string) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`The build has no ${file}.`);
    Reflect.deleteProperty(bundle, file);
    const source = typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
    return `<style>${source.trim()}</style>`;
  });
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

/** Adds scripts at the end of the head, so that they are fetched after what the first paint needs. */
function withScripts(html: string, files: readonly string[]): string {
  const starts = [...html.matchAll(/\s*<script type="module"[^>]*><\/script>/g)].map(([tag]) => tag.trim());
  const preloads = files
    .filter((file) => !starts.some((tag) => tag.includes(`/${file}"`)))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const tags = [...starts, ...preloads].map((tag) => tag.replace(/^<\w+/, '$& fetchpriority="low"'));
  return html
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

/** Adds the paths that the page requests before its code is loaded (`prefetch-init.js`). */
function withPrefetches(html: string, prefetches: readonly string[]): string {
  const attribute = prefetches.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return prefetches.length === 0 ? html : html.replace('<html', `<html data-prefetches="${attribute}"`);
}

function withFrame(html: string, { path, audience, html: frame }: Screen): string {
  if (frame === null) return html;
  if (/\sstyle="/.test(frame)) throw new Error(`The frame of ${path} has a style that the policy refuses.`);
  const heading = /<h1[^>]*>([^<]+)</.exec(frame)?.[1] ?? 'Apps';
  return html
    .replace(/<title>.*<\/title>/, `<title>${heading === 'Apps' ? heading : `${heading} · Apps`}</title>`)
    .replace('<div id="root">', (root) => `${root}<div inert data-for="${audience}">${frame}</div>`);
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
        const plain = withStyles(String(index.source), bundle);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        index.source = withScripts(plain, filesOf([], chunks));
        const known: PageIndex = {
          scripts: hashesOf(plain, 'script'),
          styles: hashesOf(plain, 'style'),
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
