import { Banner, Button, Card, LinkButton, SideBySide, takeFocus } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { Person } from '../../../api/person.schema';
import { coachPaths } from '../../../paths';

interface HandOverProps {
  person: Person;
  password: string;
}

/** The login of a new person, shown once, to be handed over. */
export function HandOver({ person, password }: HandOverProps) {
  const [copy, setCopy] = useState<'none' | 'copied' | 'refused'>('none');

  async function copyBoth() {
    try {
      await navigator.clipboard.writeText(`${person.email}\n${password}`);
      setCopy('copied');
    } catch {
      // Plain http has no clipboard, and a browser may refuse: both texts can be selected.
      setCopy('refused');
    }
  }

  return (
    <>
      <div ref={takeFocus} tabIndex={-1}>
        <Banner tone="ok">{person.name ?? person.email} can log in now.</Banner>
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
          {copy === 'refused' &&
            'Copying is blocked here. Select the text, then press Ctrl+C (⌘C on a Mac), or hold it and choose Copy.'}
          {copy === 'copied' && <span className="sr-only">Copied</span>}
        </p>
        <SideBySide>
          <Button variant="quiet" icon={copy === 'copied' ? Check : Copy} onClick={() => void copyBoth()}>
            {copy === 'copied' ? 'Copied' : 'Copy both'}
          </Button>
          <LinkButton to={coachPaths.plans(person.id)} replace>
            Go to plans
          </LinkButton>
        </SideBySide>
      </Card>
    </>
  );
}
