/** The address of the login page. */
export const LOGIN_PATH = '/login';
/** The login page's query parameter with the requested page. */
export const FROM = 'from';

const HOME = '/';
const ANY_ORIGIN = 'https://hub.invalid';

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

function join({ pathname, search, hash }: Address): string {
  return `${pathname}${search}${hash}`;
}

/** The address of the login page that leads back to `address` after the sign-in. */
export function loginPath(address: Address): string {
  const from = join(address);
  return from === HOME ? LOGIN_PATH : `${LOGIN_PATH}?${new URLSearchParams({ [FROM]: from }).toString()}`;
}

/**
 * The page to open after the sign-in: `from` if it is a path of this site other than the login page,
 * otherwise home. The address is parsed as the browser does it, so that `//evil`, `/\evil` and `https:` don't
 * lead to another site.
 */
export function returnTarget(from: string | null): string {
  if (from === null || !from.startsWith('/') || !URL.canParse(from, ANY_ORIGIN)) return HOME;
  const url = new URL(from, ANY_ORIGIN);
  const isLeaving = url.origin !== ANY_ORIGIN || url.pathname.startsWith('//');
  const isLogin = url.pathname === LOGIN_PATH || url.pathname.startsWith(`${LOGIN_PATH}/`);
  return isLeaving || isLogin ? HOME : join(url);
}
