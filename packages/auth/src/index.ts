export { canChange } from './can-change';
export { RequireAdmin, RequireSession } from './guards';
export { isAdmin } from './is-admin';
export { dropKeptText, keepText, readKeptText } from './kept-text';
export { LoginPage } from './login.page';
export { loginPath } from './return-target';
export { type Session, useSession } from './session-context';
export { SessionProvider } from './session-provider';
export { readUser, type SessionUser } from './session-user';
