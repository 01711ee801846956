export { canChange } from './can-change';
export { RequireAdmin, RequireSession } from './guards';
export { isAdmin } from './is-admin';
export { LoginPage } from './login.page';
export { newPasswordProblem } from './new-password';
export { loginPath } from './return-target';
export { type Session, useSession } from './session-context';
export { SessionProvider } from './session-provider';
export { readUser, type SessionUser } from './session-user';
