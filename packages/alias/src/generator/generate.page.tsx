import { useSession } from '@hub/auth';
import { Button, EmptyState, LinkButton, QueryState, Segments, SideBySide, Skeleton } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId, useRef, useState } from 'react';
import { aliasesQuery } from '../api/alias.queries';
import { AliasPage } from '../components/alias-page';
import { aliasPaths } from '../paths';
import { type AddressKind, SUGGESTION_COUNT } from '../model/suggest';
import { CustomForm } from './custom-form';
import { DomainField } from '../domain/domain-field';
import { SuggestionList } from './suggestion-list';
import { useCustomAlias } from './use-custom-alias';
import { useDomain } from '../domain/use-domain';
import { useAddressKind } from './use-address-kind';
import { useSuggestions } from './use-suggestions';

const LOADING = <Skeleton rows={SUGGESTION_COUNT} lines={3} label="Loading suggestions…" />;

const KINDS = [
  { value: 'random', label: 'Letters and digits' },
  { value: 'words', label: 'Words' },
] satisfies { value: AddressKind; label: string }[];

/** Shown until the person has entered a domain: mail to somebody else's domain would reach others. */
function NoDomain({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      icon={Globe}
      title="Which domain is yours?"
      action={<Button onClick={onWrite}>Enter a domain</Button>}
    >
      New addresses at your domain are suggested here.
    </EmptyState>
  );
}

/** /alias/generate: new addresses, suggested or typed. */
export function GeneratePage() {
  const { user } = useSession();
  const query = useQuery(aliasesQuery);
  const domain = useDomain(user?.id ?? '', user?.aliasDomain ?? null);
  const [kind, setKind] = useAddressKind(user?.id ?? '');
  const suggestions = useSuggestions(query.data, domain.domain, kind);
  const custom = useCustomAlias(domain.domain, suggestions.add);
  const [isCustomShown, setCustomShown] = useState(custom.isUnsaved);
  const customId = useId();
  const field = useRef<HTMLInputElement>(null);
  const hasDomain = domain.domain !== null;

  function regenerate() {
    custom.forgetSaved();
    suggestions.regenerate();
  }

  return (
    <AliasPage title="Generate" back={aliasPaths.list}>
      <DomainField domain={domain} fieldRef={field} />
      <Segments label="Made of" options={KINDS} value={kind} onChange={setKind} />
      <SideBySide>
        <Button
          variant="quiet"
          icon={RefreshCw}
          onClick={regenerate}
          disabled={query.data === undefined || !hasDomain}
        >
          Regenerate
        </Button>
        <Button
          variant="quiet"
          icon={Plus}
          aria-expanded={isCustomShown}
          aria-controls={customId}
          onClick={() => setCustomShown(!isCustomShown)}
        >
          Add custom
        </Button>
      </SideBySide>
      <CustomForm id={customId} form={custom} domain={domain.domain} hidden={!isCustomShown} />
      {!hasDomain && <NoDomain onWrite={() => field.current?.focus()} />}
      <QueryState query={query} failedToLoad="Failed to load." loading={hasDomain && LOADING}>
        {() => <SuggestionList {...suggestions} />}
      </QueryState>
      <LinkButton variant="quiet" icon={KeyRound} to={aliasPaths.connect}>
        Connect a password manager
      </LinkButton>
    </AliasPage>
  );
}
