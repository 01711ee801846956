/** Where everyone signs in. */
export const LOGIN_PATH = '/login';
/** The query parameter of the login page that keeps the page asked for. */
export const FROM = 'from';

const HOME = '/';
const ANY_ORIGIN = 'https://hub.invalid';

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

function join({ pathname, search, hash }: Address): string {
  return `${pathname}${search}${hash}`;
}

/** The address of the login page that leads back to `address` after sign-in. */
export function loginPath(address: Address): string {
  const from = join(address);
  return from === HOME ? LOGIN_PATH : `${LOGIN_PATH}?${new URLSearchParams({ [FROM]: from }).toString()}`;
}

/**
 * The page to open after sign-in: `from` when it is a path of this site other than the login page, else home.
 * The address is read as the browser reads it, so that `//evil`, `/\evil` and `https:` lead nowhere else.
 */
export function returnTarget(from: string | null): string {
  if (from === null || !from.startsWith('/') || !URL.canParse(from, ANY_ORIGIN)) return HOME;
  const url = new URL(from, ANY_ORIGIN);
  const isLeaving = url.origin !== ANY_ORIGIN || url.pathname.startsWith('//');
  const isLogin = url.pathname === LOGIN_PATH || url.pathname.startsWith(`${LOGIN_PATH}/`);
  return isLeaving || isLogin ? HOME : join(url);
}
