import { parts } from 'virtual:hub-server-parts';
import type { ImportTarget } from './target';

const targets: readonly ImportTarget[] = parts.flatMap(({ imports = [] }) => imports);

/** Where the files of a tool go; `null` for one that takes none. */
export function findTarget(tool: string): ImportTarget | null {
  return targets.find((target) => target.tool === tool) ?? null;
}
