import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LOGIN_PATH, loginPath } from './return-target';
import { useSession } from './session-context';

/**
 * Route element for everything behind sign-in: others go to the login page, which leads back to the page asked
 * for. Who signs out leaves no such trace for the next person.
 */
export function RequireSession() {
  const { user, ending } = useSession();
  const location = useLocation();
  if (user !== null) return <Outlet />;
  return <Navigate to={ending === 'signed-out' ? LOGIN_PATH : loginPath(location)} replace />;
}

/** Route element for what only admins see; others go home. Rights given meanwhile count once they are confirmed. */
export function RequireAdmin() {
  const { user, status } = useSession();
  if (user?.isAdmin === true) return <Outlet />;
  return status === 'loading' ? null : <Navigate to="/" replace />;
}
