import { LoginPage } from '@hub/auth';

/** The login page: a separate chunk, because a signed-in person never needs it. */
export function HubLoginPage() {
  return <LoginPage mark={<img src="/icon.svg" alt="" width={56} height={56} />} />;
}
