import { useToast } from '@hub/ui';
import { type ComponentType, lazy } from 'react';

interface Loadable {
  load: () => Promise<unknown>;
}

/** A part that a screen does without until someone reaches for it: the first sight of the screen weighs less. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  );
}

/** Starts loading a part when a pointer or the focus nears its button; a failure is told when it is asked for. */
export function prepare(part: Loadable) {
  const load = () => {
    part.load().catch(() => undefined);
  };
  return { onPointerEnter: load, onFocus: load };
}

/** Opens a part once it is loaded. Where that fails it says so, and the page stays as it is, with all that is typed. */
export function useOpenOnDemand(): (part: Loadable, open: () => void) => Promise<void> {
  const toast = useToast();
  return async (part, open) => {
    try {
      await part.load();
    } catch {
      toast('This can’t be opened now. Check the connection and try again.');
      return;
    }
    open();
  };
}
