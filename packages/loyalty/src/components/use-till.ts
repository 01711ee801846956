import { useWayOut } from '@hub/tool-kit';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const TILL = 'till';

/** Whether the code fills the screen. It is a step in the history (`?till`), so that Back leaves the till, not the card. */
export function useTill() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wayOut = useWayOut();
  return {
    isOpen: params.has(TILL),
    open: () => void navigate({ search: TILL }, { preventScrollReset: true }),
    close: () => wayOut.back(pathname),
  };
}
