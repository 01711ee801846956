import { useSession } from '@hub/auth';
import { newRecordId } from '@hub/pb-client';
import { savedInWords, useCreateRecord, useIsWaiting } from '@hub/tool-kit';
import { Button, LinkButton, noteAdded, useToast } from '@hub/ui';
import { copyText } from '@hub/ui/copy';
import Plus from 'lucide-react/icons/plus';
import { aliasRecords } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { useDomain } from '../domain/use-domain';
import { useAddressKind } from '../generator/use-address-kind';
import { addressKey } from '../model/address';
import { randomBytes } from '../model/random-bytes';
import { suggestAddresses } from '../model/suggest';
import { aliasPaths } from '../paths';

const LABEL = 'New address';

interface NewAddressProps {
  /** All that exist; `undefined` while they are loaded. */
  aliases: readonly Alias[] | undefined;
  /** It is made: what it is for can be said now. */
  onMade: (alias: Alias) => void;
}

/** The message after an address was made. */
function madeInWords(waits: boolean, isCopied: boolean): string {
  if (waits) return `${isCopied ? 'Copied. ' : ''}${savedInWords(true)}`;
  return isCopied ? 'Saved and copied' : 'Saved. Tap the address to copy it.';
}

/** Creates, saves and copies an address at the person's domain with one tap; asks for a domain first if there is none. */
export function NewAddress({ aliases, onMade }: NewAddressProps) {
  const { user } = useSession();
  const { domain } = useDomain(user?.id ?? '', user?.aliasDomain ?? null);
  const [kind] = useAddressKind(user?.id ?? '');
  const toast = useToast();
  const { mutate, isPending } = useCreateRecord(aliasRecords);
  const isWaiting = useIsWaiting(aliasRecords.repository.collection);

  if (domain === null) {
    return (
      <LinkButton size="sm" icon={Plus} adds to={aliasPaths.generate}>
        {LABEL}
      </LinkButton>
    );
  }

  function make(at: string) {
    const taken = new Set(aliases?.map(({ email }) => addressKey(email)));
    const [email] = suggestAddresses({ kind, domain: at, count: 1, taken, randomBytes }) ?? [];
    if (email === undefined) return;
    const id = newRecordId();
    // At once: a browser lets a page copy only right after a tap.
    const copied = copyText(email);
    mutate(
      { id, values: { email, description: '' } },
      {
        onSuccess: (alias) => {
          noteAdded(id);
          onMade(alias);
          void copied.then((isCopied) => toast(madeInWords(isWaiting(id), isCopied)));
        },
        onError: ({ message }) => toast(`Failed to save, so don’t use ${email}. ${message}`),
      },
    );
  }

  return (
    <Button
      size="sm"
      icon={Plus}
      busy={isPending}
      busyLabel="Saving…"
      disabled={aliases === undefined}
      onClick={() => make(domain)}
    >
      {LABEL}
    </Button>
  );
}
