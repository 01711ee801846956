import { Banner, Button, Card, LinkButton, SideBySide, takeFocus } from '@hub/ui';
import { useCopy } from '@hub/ui/copy';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { Person } from '../../api/person.schema';

interface HandOverProps {
  person: Person;
  password: string;
  /** Why it is handed over: they are new, or have a new password. */
  said: string;
  /** Where the way leads on. */
  next?: { label: string; to: string };
}

/** What a person signs in with, shown once, to be handed over. */
export function HandOver({ person, password, said, next }: HandOverProps) {
  const { state, copy } = useCopy(`${person.email}
${password}`);
  const isCopied = state === 'copied';

  return (
    <>
      <div ref={takeFocus} tabIndex={-1}>
        <Banner tone="ok">{said}</Banner>
      </div>
      <Card className="flex flex-col gap-4">
        <p className="text-muted">
          Hand this over yourself. The password is not shown again; they can change it under Account.
        </p>
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="text-13 text-muted">E-mail</dt>
            <dd className="select-all wrap-anywhere">{person.email}</dd>
          </div>
          <div>
            <dt className="text-13 text-muted">Password</dt>
            <dd className="font-mono select-all wrap-anywhere">{password}</dd>
          </div>
        </dl>
        <p role="status" className="empty:hidden text-13 text-muted">
          {state === 'refused' &&
            'Copying is blocked here. Select the text, then press Ctrl+C (⌘C on a Mac), or hold it and choose Copy.'}
          {isCopied && <span className="sr-only">Copied</span>}
        </p>
        <SideBySide>
          <Button variant="quiet" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy both'}
          </Button>
          {next && (
            <LinkButton to={next.to} replace>
              {next.label}
            </LinkButton>
          )}
        </SideBySide>
      </Card>
    </>
  );
}
