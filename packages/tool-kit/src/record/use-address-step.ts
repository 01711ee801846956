import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks an entry of the history that was added by `open`. */
const OPENED = { isStep: true };

/**
 * Whether something is open over a page, as a parameter of its address (`?till`). Opened here it is a step in the history, so
 * that Back closes it; an address that a notification or a new tab begins with is replaced by that of the page.
 */
export function useAddressStep(name: string) {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const wasOpened = typeof state === 'object' && state !== null && 'isStep' in state;
  return {
    isOpen: params.has(name),
    open: () => void navigate({ search: name }, { state: OPENED, preventScrollReset: true }),
    close: () =>
      void (wasOpened ? navigate(-1) : navigate(pathname, { replace: true, preventScrollReset: true })),
  };
}
