import type { Plugin } from 'vite';

/**
 * Uses the production build of React Router. Its package exports only the development build, in every
 * condition; the two differ by one constant (0.5 kB for each first visit).
 */
export function productionRouter(): Plugin {
  return {
    name: 'hub-production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found?.id.includes('/dist/development/')) throw new Error(`${source} has no development build.`);
        return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
  };
}
