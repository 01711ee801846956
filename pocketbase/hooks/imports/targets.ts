import { serverParts } from 'virtual:hub-server-parts';
import type { ImportTarget } from './target';

const targets: readonly ImportTarget[] = serverParts.flatMap(({ imports = [] }) => imports);

/** The target of a tool's imports; `null` for a tool without imports. */
export function findTarget(tool: string): ImportTarget | null {
  return targets.find((target) => target.tool === tool) ?? null;
}
