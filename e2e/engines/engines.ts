import type { Engine } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const ENGINES = { firefox: startFirefox, webkit: startWebKit };

export type EngineName = keyof typeof ENGINES;

/** Starts the browser of an engine. */
export function startEngine(name: EngineName): Promise<Engine> {
  return ENGINES[name]();
}
