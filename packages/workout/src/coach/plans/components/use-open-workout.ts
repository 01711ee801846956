import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAM = 'workout';

/**
 * The open workout of the plan, in the address (`?workout={id}`), so that Back goes from it to its plan.
 * Opening either of them focuses its heading, unless one of its fields has the focus or an error.
 */
export function useOpenWorkout() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { fromPlan?: boolean } | null };
  const navigate = useNavigate();
  const id = params.get(PARAM);
  const shown = useRef(id);

  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (document.querySelector('main')?.contains(document.activeElement)) return;
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid=true]');
    (wrong ?? document.querySelector('h1'))?.focus();
  }, [id]);

  return {
    id,
    // Renders synchronously, so that an invalid field in it can get the focus.
    open: (workoutId: string) =>
      void navigate(
        { search: new URLSearchParams({ [PARAM]: workoutId }).toString() },
        { state: { fromPlan: true }, flushSync: true },
      ),
    close: () =>
      state?.fromPlan === true ? void navigate(-1) : void navigate({ search: '' }, { replace: true }),
  };
}
