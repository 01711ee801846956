import { useSession } from '@hub/auth';
import { useKeptForm } from '@hub/pb-client';
import { Button, QueryState, SideBySide } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, RefreshCw } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { aliasesQuery } from '../api/alias.queries';
import { AliasPage } from '../components/alias-page';
import { DomainField } from '../components/domain-field';
import { CustomForm } from '../components/generator-on-demand';
import { prepare, useOpenOnDemand } from '../components/on-demand';
import { SuggestionList } from '../components/suggestion-list';
import { useDomain } from '../components/use-domain';
import { usePageKey } from '../components/use-page-key';
import { useSuggestions } from '../components/use-suggestions';
import type { CustomDraft } from '../model/new-alias';
import { aliasPaths } from '../paths';

const LOADING = (
  <p role="status" className="text-muted">
    Loading suggestions…
  </p>
);

/** /alias/generate: new addresses, suggested or of one's own making. */
export function GeneratePage() {
  const { user } = useSession();
  const query = useQuery(aliasesQuery);
  const domain = useDomain(user?.id ?? '');
  const suggestions = useSuggestions(query.data, domain.domain);
  const openOnDemand = useOpenOnDemand();
  const kept = useKeptForm(usePageKey('custom')) as CustomDraft | null;
  const [custom, setCustom] = useState<'unopened' | 'shown' | 'hidden'>(kept ? 'shown' : 'unopened');
  const customId = useId();

  function toggleCustom() {
    if (custom === 'shown') setCustom('hidden');
    else void openOnDemand(CustomForm, () => setCustom('shown'));
  }

  return (
    <AliasPage title="Generate" back={aliasPaths.list}>
      <DomainField value={domain.text} onChange={domain.change} problem={domain.problem} />
      <SideBySide>
        <Button
          variant="quiet"
          icon={RefreshCw}
          onClick={suggestions.regenerate}
          disabled={query.data === undefined}
        >
          Regenerate
        </Button>
        <Button
          variant="quiet"
          icon={Plus}
          aria-expanded={custom === 'shown'}
          aria-controls={custom === 'unopened' ? undefined : customId}
          {...prepare(CustomForm)}
          onClick={toggleCustom}
        >
          Add custom
        </Button>
      </SideBySide>
      <Suspense>
        {custom !== 'unopened' && (
          <CustomForm id={customId} domain={domain.domain} hidden={custom === 'hidden'} kept={kept} />
        )}
      </Suspense>
      <QueryState query={query} loading={LOADING}>
        {() => <SuggestionList {...suggestions} />}
      </QueryState>
    </AliasPage>
  );
}
