import { LoginPage } from '@hub/auth';

/** The login page under the hub's mark. On a page of its own, because who is signed in never needs it. */
export function HubLoginPage() {
  return <LoginPage mark={<img src="/icon.svg" alt="" width={56} height={56} />} />;
}
