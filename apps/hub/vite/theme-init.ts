import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAME = 'theme-init.js';

function readScript(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('@hub/ui/theme-init.js'), 'utf8');
}

/**
 * Puts the script that restores the chosen theme before all else in the page: a blocking file of its own,
 * because the Content-Security-Policy allows no inline script and a module would run after the first paint.
 */
export function themeInit(): Plugin {
  let src = `/${NAME}`;
  return {
    name: 'hub-theme-init',
    configureServer({ middlewares }) {
      middlewares.use(src, (_request, response, next) => {
        readScript().then(
          (script) => response.setHeader('Content-Type', 'text/javascript').end(script),
          next,
        );
      });
    },
    async generateBundle() {
      const reference = this.emitFile({ type: 'asset', name: NAME, source: await readScript() });
      src = `/${this.getFileName(reference)}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }],
    },
  };
}
