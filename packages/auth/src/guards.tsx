import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LOGIN_PATH, loginPath } from './return-target';
import { useSession } from './session-context';

/**
 * The route element for everything behind the sign-in: guests go to the login page, which then leads back to
 * the requested page. After a log-out it does not, because the next person must not see where the last one
 * was.
 */
export function RequireSession() {
  const { user, ending } = useSession();
  const location = useLocation();
  if (user !== null) return <Outlet />;
  return <Navigate to={ending === 'signed-out' ? LOGIN_PATH : loginPath(location)} replace />;
}

/** The route element for admin pages: others go home. New rights count once the session was confirmed. */
export function RequireAdmin() {
  const { user, status } = useSession();
  if (user?.isAdmin === true) return <Outlet />;
  return status === 'loading' ? null : <Navigate to="/" replace />;
}
