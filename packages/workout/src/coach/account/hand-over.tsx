import { Banner, Button, Card, SideBySide, takeFocus } from '@hub/ui';
import { useCopy } from '@hub/ui/copy';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import type { Person } from '../../api/person.schema';

interface HandOverProps {
  person: Person;
  password: string;
  /** The reason: the person is new, or has a new password. */
  said: string;
}

const canShare = () => 'share' in navigator;

/** Opens the system's share sheet with the message; a person who closes it can still copy the message. */
async function share(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}

/** A person's sign-in data, shown once, to be sent to them as one message. */
export function HandOver({ person, password, said }: HandOverProps) {
  const address = window.location.origin;
  const message = [`Apps: ${address}`, `E-mail: ${person.email}`, `Password: ${password}`].join('\n');
  const { state, copy } = useCopy(message);
  const isCopied = state === 'copied';
  const facts = [
    { name: 'Address', value: address },
    { name: 'E-mail', value: person.email },
    { name: 'Password', value: password, isCode: true },
  ];

  return (
    <>
      <div ref={takeFocus} tabIndex={-1}>
        <Banner tone="ok">{said}</Banner>
      </div>
      <Card className="flex flex-col gap-4">
        <p className="text-muted">
          Send this to them yourself: the hub sends nothing. The password is not shown again; they can change
          it under Account.
        </p>
        <dl className="flex flex-col gap-3">
          {facts.map(({ name, value, isCode }) => (
            <div key={name}>
              <dt className="text-13 text-muted">{name}</dt>
              <dd className={`select-all wrap-anywhere ${isCode ? 'font-mono' : ''}`}>{value}</dd>
            </div>
          ))}
        </dl>
        <p role="status" className="empty:hidden text-13 text-muted">
          {state === 'refused' &&
            'Copying is blocked here. Select the text, then press Ctrl+C (⌘C on a Mac), or hold it and choose Copy.'}
        </p>
        {/* Outside of the flow: the buttons stay where they are when it comes. */}
        <p role="status" className="sr-only">
          {isCopied && 'Copied'}
        </p>
        <SideBySide>
          {canShare() && (
            <Button icon={Share2} onClick={() => void share(message)}>
              Share
            </Button>
          )}
          <Button
            variant={canShare() ? 'quiet' : 'primary'}
            icon={isCopied ? Check : Copy}
            onClick={() => void copy()}
          >
            {isCopied ? 'Copied' : 'Copy message'}
          </Button>
        </SideBySide>
      </Card>
    </>
  );
}
