import { useEffect, useEffectEvent } from 'react';

/** The words of the question before something unsaved is left. */
export const LEAVE = { title: 'Leave without saving?', confirmLabel: 'Leave' } as const;

interface Work {
  /** The sentence about what leaving would lose; `null` if nothing. */
  loss: () => string | null;
  /** Deletes what was stored of it. */
  discard: () => void;
}

const works = new Set<Work>();

interface UnsavedWorkOptions {
  /** What leaving would lose, if that is not typed text. */
  loss?: string;
  /** Called when the person leaves without saving, to delete stored drafts. */
  onLeave?: () => void;
}

/** While a form is mounted, `isUnsaved` is called when the person leaves, and says whether something would be lost. */
export function useUnsavedWork(
  isUnsaved: () => boolean,
  { loss = 'What you typed will be lost.', onLeave }: UnsavedWorkOptions = {},
): void {
  const ask = useEffectEvent(() => (isUnsaved() ? loss : null));
  const discard = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    const work: Work = { loss: () => ask(), discard: () => discard() };
    works.add(work);
    return () => {
      works.delete(work);
    };
  }, []);
}

/** The sentence about what any form on the screen would lose; `null` if nothing. */
export function unsavedLoss(): string | null {
  for (const work of works) {
    const loss = work.loss();
    if (loss !== null) return loss;
  }
  return null;
}

/** Discards the unsaved work of every form on the screen: the person leaves without saving. */
export function discardUnsavedWork(): void {
  for (const { loss, discard } of works) if (loss() !== null) discard();
}
