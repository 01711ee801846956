import { pb, toHubError, type HubError } from '@hub/pb-client';
import { useIfHere } from '@hub/tool-kit';
import { Banner, Dialog, Form, FormButtons, Segments, TextArea, TextField } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addChannel, remindersKey } from './reminders.api';

const KINDS = [
  { value: 'ntfy', label: 'ntfy' },
  { value: 'gotify', label: 'Gotify' },
  { value: 'apprise', label: 'Apprise' },
  { value: 'webhook', label: 'Webhook' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

interface Words {
  placeholder: string;
  secret: string;
}

const WORDS: Record<Kind, Words> = {
  ntfy: { placeholder: 'https://ntfy.sh/my-topic', secret: 'Access token, if the topic has one' },
  gotify: { placeholder: 'https://gotify.example.org', secret: 'Application token' },
  apprise: { placeholder: 'https://apprise.example.org/notify/my-key', secret: 'Token, if it needs one' },
  webhook: { placeholder: 'https://example.org/hook', secret: 'Secret to sign messages with (optional)' },
};

const NOTHING = { address: '', secret: '', template: '' };

/** An HTTP channel: its kind, its address, and a token if the service needs one. */
function ChannelForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const queryClient = useQueryClient();
  const endIfHere = useIfHere(onDone);
  const [kind, setKind] = useState<Kind>('ntfy');
  const [draft, setDraft] = useState(NOTHING);
  const [error, setError] = useState<HubError | null>(null);
  const [busy, setBusy] = useState(false);
  const field = (name: keyof typeof NOTHING) => ({
    value: draft[name],
    error: error?.fields[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });

  async function submit() {
    setBusy(true);
    setError(null);
    try {
      const label = KINDS.find(({ value }) => value === kind)?.label ?? '';
      await addChannel(pb, { kind, label, ...draft, template: kind === 'webhook' ? draft.template : '' });
      await queryClient.invalidateQueries({ queryKey: remindersKey });
      endIfHere();
    } catch (cause) {
      setError(toHubError(cause));
    } finally {
      setBusy(false);
    }
  }

  const isAboutField = error !== null && Object.keys(error.fields).length > 0;
  return (
    <Form onSubmit={submit} aria-busy={busy}>
      <Segments label="Service" quiet options={KINDS} value={kind} onChange={setKind} />
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        placeholder={WORDS[kind].placeholder}
        required
        {...field('address')}
      />
      <TextField
        label={WORDS[kind].secret}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('secret')}
      />
      {kind === 'webhook' && (
        <TextArea
          label="Body, if you want your own"
          hint='JSON with "{{title}}", "{{body}}", "{{url}}" and "{{tag}}"'
          rows={3}
          {...field('template')}
        />
      )}
      {error && !isAboutField && <Banner tone="danger">{error.message}</Banner>}
      <FormButtons label="Add" busyLabel="Adding…" busy={busy} onCancel={onCancel} />
    </Form>
  );
}

/** The dialog that adds an HTTP channel. */
export function AddChannel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Add a channel">
      <ChannelForm onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
