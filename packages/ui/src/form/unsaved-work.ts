import { useEffect, useEffectEvent } from 'react';

/** The words of the question before something unsaved is left. */
export const LEAVE = { title: 'Leave without saving?', confirmLabel: 'Leave' } as const;

/** The sentence about what leaving would lose; `null` if nothing. */
type Question = () => string | null;

const forms = new Set<Question>();

/**
 * Lets a form say, while it is drawn, whether leaving now would lose something; asked at the moment of leaving.
 * `loss` says what, where that is not what was typed.
 */
export function useUnsavedWork(isUnsaved: () => boolean, loss = 'What you typed will be lost.'): void {
  const ask = useEffectEvent(() => (isUnsaved() ? loss : null));
  useEffect(() => {
    const question = () => ask();
    forms.add(question);
    return () => {
      forms.delete(question);
    };
  }, []);
}

/** The sentence about what any form on the screen would lose; `null` if nothing. */
export function unsavedLoss(): string | null {
  for (const lossOf of forms) {
    const loss = lossOf();
    if (loss !== null) return loss;
  }
  return null;
}
