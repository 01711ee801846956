import { makeAliasToken, type PersonalToken, tokensQuery } from '@hub/tool-kit/tokens';
import { Button, Card, Form, TextField } from '@hub/ui';
import { CopyText } from '@hub/ui/copy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';

interface CopyBoxProps {
  label: string;
  text: string;
  /** It is shown only this once. */
  isSecret?: boolean;
}

/** It breaks only after its scheme. */
function ServerAddress({ address }: { address: string }) {
  const [scheme = '', host = ''] = address.split(/(?<=:\/\/)/);
  return (
    <>
      {scheme}
      <wbr />
      {host}
    </>
  );
}

function CopyBox({ label, text, isSecret = false }: CopyBoxProps) {
  return (
    <div>
      <p className="pb-1.5 font-medium">{label}</p>
      <div
        className={`rounded-control border pr-2 pb-2.5 pl-3 ${isSecret ? 'border-accent' : 'border-line-strong'}`}
      >
        <CopyText text={text} what={label.toLowerCase()}>
          {isSecret ? <span className="break-all">{text}</span> : <ServerAddress address={text} />}
        </CopyText>
      </div>
    </div>
  );
}

/** Creates a connection's token, shows it once, and says when the first alias was made with it. */
export function NewConnection({ connections }: { connections: readonly PersonalToken[] }) {
  const queryClient = useQueryClient();
  const [label, setLabel] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: makeAliasToken,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });

  function make() {
    setMissing(label.trim() === '');
    if (label.trim() !== '') mutate(label);
  }

  return (
    <Card className="flex flex-col gap-4">
      <CopyBox label="Server address" text={location.origin} />
      {data === undefined ? (
        <Form onSubmit={make} className="flex flex-col gap-4">
          <TextField
            label="Name of this connection"
            name="label"
            placeholder="Laptop"
            autoComplete="off"
            limit={200}
            value={label}
            onChange={setLabel}
            error={isMissing ? 'Name the program that gets the token.' : error?.message}
          />
          <Button type="submit" busy={isPending} busyLabel="Making…">
            Make a Token
          </Button>
        </Form>
      ) : (
        <>
          <CopyBox label="Token" text={data.secret} isSecret />
          <p className="-mt-2 text-13 font-medium text-warning">Shown only once. Copy it before you leave.</p>
          <FirstAlias isMade={connections.some(({ id, lastUsed }) => id === data.id && lastUsed !== null)} />
        </>
      )}
    </Card>
  );
}

function FirstAlias({ isMade }: { isMade: boolean }) {
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      {isMade ? (
        <>
          <Check size={20} strokeWidth={1.75} aria-hidden className="text-ok" /> The first alias was made.
        </>
      ) : (
        'Waiting for the first alias'
      )}
    </p>
  );
}
