export { canChange } from './can-change';
export { RequireAdmin, RequireSession } from './guards';
export { isAdmin } from './is-admin';
export { dropStoredText, storeText, readStoredText } from './stored-text';
export {
  dropTypedText,
  readTypedText,
  storeTypedText,
  TYPED_TEXT_STAYS_MS,
  type TypedText,
  typedTextNames,
} from './typed-text';
export { LoginPage } from './login.page';
export { newPasswordProblem } from './new-password';
export { loginPath } from './return-target';
export { type Session, useSession } from './session-context';
export { SessionProvider } from './session-provider';
export { isOfAnother } from './personal-name';
export { readUser, type SessionUser } from './session-user';
