import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as drawing from '../src/drawn/draw-screens.tsx';
import { virtualModules } from '../../../virtual-modules.mjs';

declare global {
  /** Set while a screen is rendered: called with the id of each lazily loaded module. */
  var onModuleLoad: ((id: string) => void) | undefined;
}

const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const LOAD_ONCE = /tool-kit[\\/](dist|src)[\\/]tool[\\/]load-once\.[jt]s$/;

/** Reports each lazily loaded module, so that a page can list the files that it needs. */
function reportLoads(): Plugin {
  return {
    name: 'hub-report-loads',
    // Each screen must load its modules again, so that the build is told about all of them.
    load: (id) => (LOAD_ONCE.test(id) ? 'export const loadOnce = (load) => load;' : null),
    async transform(code, importer) {
      let next = code;
      for (const [whole, specifier = ''] of code.matchAll(DYNAMIC_IMPORT)) {
        const module = await this.resolve(specifier, importer);
        if (module) next = next.replace(whole, `(onModuleLoad(${JSON.stringify(module.id)}), ${whole})`);
      }
      return next === code ? null : { code: next, map: null };
    },
  };
}

/** Renders the screens of the hub in `root` with the browser's components, and lists its tools. */
export async function drawScreens(
  root: string,
): Promise<{ screens: drawing.Screen[]; tools: drawing.BuiltTool[] }> {
  const outDir = join(root, 'node_modules/.drawn');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [virtualModules(), reportLoads()],
    ssr: { noExternal: true },
    build: { ssr: 'src/drawn/draw-screens.tsx', outDir, copyPublicDir: false },
  });
  const built = (await import(pathToFileURL(join(outDir, 'draw-screens.js')).href)) as typeof drawing;
  return { screens: await built.drawScreens(), tools: built.builtTools };
}
