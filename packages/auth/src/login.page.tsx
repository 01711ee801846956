import { type HubError, toHubError } from '@hub/pb-client';
import { Banner, Button, Form, takeFocus, TextField, useTitle } from '@hub/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loginFailure } from './login-failure';
import { FROM, returnTarget } from './return-target';
import { type Session, useSession } from './session-context';

/** Navigates to the requested page as soon as somebody is signed in. */
function useReturn(): boolean {
  const { user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isSignedIn = user !== null;
  const target = returnTarget(params.get(FROM));
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, navigate, target]);
  return isSignedIn;
}

/** The state of the form; a failed attempt keeps everything typed. */
function useLogin() {
  const { signIn } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HubError | null>(null);

  async function submit() {
    setChecked(true);
    if (email.trim() === '' || password === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await signIn(email, password);
    } catch (error) {
      setFailure(toHubError(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    email: {
      value: email,
      onChange: setEmail,
      error: isChecked && email.trim() === '' ? 'Enter your e-mail address.' : undefined,
    },
    password: {
      value: password,
      onChange: setPassword,
      error: isChecked && password === '' ? 'Enter your password.' : undefined,
    },
    isBusy,
    failure,
    submit,
  };
}

interface NoticeProps {
  failure: HubError | null;
  ending: Session['ending'];
}

/** Why the person is not signed in. A failure takes the focus, which scrolls it above a phone's keyboard. */
function Notice({ failure, ending }: NoticeProps) {
  if (failure !== null) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Banner tone="danger">{loginFailure(failure)}</Banner>
      </div>
    );
  }
  if (ending === 'expired') return <Banner tone="info">Your session has ended. Please log in again.</Banner>;
  return null;
}

interface LoginPageProps {
  /** The hub's logo, above the form. */
  mark?: ReactNode;
}

/** The page at /login: e-mail and password, then on to the requested page. */
export function LoginPage({ mark }: LoginPageProps) {
  const { user, ending } = useSession();
  const [cameSignedIn] = useState(user !== null);
  const isLeaving = useReturn();
  const { email, password, isBusy, failure, submit } = useLogin();
  useTitle('Log In');
  if (cameSignedIn && isLeaving) return null;

  return (
    <main className="mx-auto flex min-h-dvh max-w-[26rem] flex-col gap-6 px-4 pt-[12vh] pb-6">
      {mark}
      <h1 className="text-28">Log In</h1>
      <Form onSubmit={submit}>
        <Notice failure={failure} ending={ending} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          {...email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          {...password}
        />
        <Button
          type="submit"
          variant="primary"
          busy={isBusy || isLeaving}
          busyLabel="Logging in..."
          className="mt-2"
        >
          Log In
        </Button>
      </Form>
      {/* It names nobody: everyone who finds the address sees this page (decision 043). */}
      <p className="text-center text-muted">
        Forgotten? Ask the person who runs this hub for a new password.
      </p>
    </main>
  );
}
