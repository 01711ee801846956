import { useEffect, useEffectEvent } from 'react';

type Question = () => boolean;

const forms = new Set<Question>();

/** Lets a form say, while it is drawn, whether leaving now would lose something; asked at the moment of leaving. */
export function useUnsavedWork(isUnsaved: Question): void {
  const ask = useEffectEvent(isUnsaved);
  useEffect(() => {
    const question = () => ask();
    forms.add(question);
    return () => {
      forms.delete(question);
    };
  }, []);
}

/** Whether any form on the screen would lose something now. */
export function hasUnsavedWork(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}
