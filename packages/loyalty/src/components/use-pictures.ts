import { loadPreparePicture } from '../pictures/load-prepare-picture';
import { useRef, useState } from 'react';
import type { Colour } from '../rules/code-types';
import { type Side, SIDES } from '../rules/sides';

/** The state of the picture chosen for a side: being prepared, ready, or why it is rejected. */
type Preparing = 'busy' | 'done' | Error;

const WAIT = 'The picture is being prepared. Save again in a moment.';

/**
 * Prepares the pictures that are chosen in a form: private metadata is removed before they are sent (by
 * `preparePicture`, which is loaded when needed).
 */
export function usePictures() {
  const [states, setStates] = useState<Record<Side, Preparing>>({ front: 'done', back: 'done' });
  const [colour, setColour] = useState<Colour | null>(null);
  const latest = useRef<Record<Side, File | null>>({ front: null, back: null });
  const set = (side: Side, state: Preparing) => setStates((before) => ({ ...before, [side]: state }));

  /** Prepares a picture for `onReady`, unless it is rejected or another was chosen meanwhile. */
  async function choose(side: Side, file: File, onReady: (prepared: File) => void): Promise<void> {
    latest.current[side] = file;
    const isLatest = () => latest.current[side] === file;
    set(side, 'busy');
    try {
      const { preparePicture } = await loadPreparePicture();
      const prepared = await preparePicture(file);
      if (!isLatest()) return;
      set(side, 'done');
      setColour(prepared.colour);
      onReady(prepared.file);
    } catch (error) {
      if (isLatest()) set(side, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Discards the choice for a side. */
  function leave(side: Side) {
    latest.current[side] = null;
    set(side, 'done');
  }

  return {
    states,
    /** The main colour of the picture that was chosen last. */
    colour,
    choose,
    leave,
    /** Prevents a form from being saved while a picture is not ready. */
    check: (): Partial<Record<Side, string>> =>
      Object.fromEntries(SIDES.filter((side) => states[side] === 'busy').map((side) => [side, WAIT])),
  };
}
