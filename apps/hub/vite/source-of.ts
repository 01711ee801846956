import { readFileSync } from 'node:fs';

const known = new Map<string, string | null>();

function readSource(id: string): string | null {
  const [, path] = /packages[\\/]\w[\w-]*[\\/]dist[\\/](.+\.js)$/.exec(id) ?? [];
  if (path === undefined) return null;
  return /^\/\/ (src\/\S+)$/m.exec(readFileSync(id, 'utf8'))?.[1] ?? `src/${path.replaceAll('\\', '/')}`;
}

/**
 * Where in its package a built module comes from, such as `src/progress/routes.tsx`. What two modules share lies in a
 * file with a made-up name, but above its code stands the source. `null` for all that no package of ours built.
 */
export function sourceOf(id: string): string | null {
  const source = known.get(id) ?? readSource(id);
  known.set(id, source);
  return source;
}
