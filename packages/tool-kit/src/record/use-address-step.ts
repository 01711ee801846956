import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks a history entry that was added by `open`. */
const OPENED = { isStep: true };

/**
 * Whether something is open over a page, as a query parameter (`?till`). Opening it adds a history entry, so
 * that Back closes it; if the page itself was opened with the parameter, closing replaces the address.
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
