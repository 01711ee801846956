import { useSession } from '@hub/auth';
import { Banner, Form, FormButtons, TextField } from '@hub/ui';
import { type PasswordOutcome, usePasswordForm } from './use-password-form';

interface PasswordFormProps {
  onChanged: (outcome: PasswordOutcome) => void;
  onCancel: () => void;
}

/** Changes the person's own password. Password managers can fill it in and save the new one. */
export function PasswordForm({ onChanged, onCancel }: PasswordFormProps) {
  const { user } = useSession();
  const { field, error, busy, submit } = usePasswordForm(onChanged);
  const fresh = field('fresh');
  return (
    <Form onSubmit={submit} aria-busy={busy}>
      <input hidden readOnly name="username" autoComplete="username" value={user?.email ?? ''} />
      <TextField
        label="Current password"
        name="current-password"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        {...field('old')}
      />
      <TextField
        label="New password"
        name="new-password"
        type="password"
        autoComplete="new-password"
        hint={fresh.error === undefined ? 'At least 8 characters' : undefined}
        required
        {...fresh}
      />
      <TextField
        label="New password again"
        name="new-password-again"
        type="password"
        autoComplete="new-password"
        required
        {...field('again')}
      />
      {error && <Banner tone="danger">{error.message}</Banner>}
      <FormButtons busy={busy} onCancel={onCancel} />
    </Form>
  );
}
