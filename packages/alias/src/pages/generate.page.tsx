import { useSession } from '@hub/auth';
import { Button, LeaveGuard, QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { aliasesQuery } from '../api/alias.queries';
import { AliasPage } from '../components/alias-page';
import { CustomForm } from '../components/custom-form';
import { DomainField } from '../components/domain-field';
import { SuggestionList } from '../components/suggestion-list';
import { useCustomAlias } from '../components/use-custom-alias';
import { useDomain } from '../components/use-domain';
import { useSuggestions } from '../components/use-suggestions';
import { hasText } from '../model/new-alias';
import { hasUnsaved } from '../model/suggestions';
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
  const custom = useCustomAlias();
  const [showsCustom, setShowsCustom] = useState(false);
  const customId = useId();

  return (
    <AliasPage title="Generate" back={aliasPaths.list}>
      <DomainField value={domain.text} onChange={domain.change} problem={domain.problem} />
      <div className="grid grid-cols-2 gap-3">
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
          aria-expanded={showsCustom}
          aria-controls={showsCustom ? customId : undefined}
          onClick={() => setShowsCustom(!showsCustom)}
        >
          Add custom
        </Button>
      </div>
      {showsCustom && <CustomForm id={customId} domain={domain.domain} custom={custom} />}
      <QueryState query={query} loading={LOADING}>
        {() => <SuggestionList {...suggestions} />}
      </QueryState>
      <LeaveGuard when={() => hasText(custom.draft) || hasUnsaved(suggestions.rows)} />
    </AliasPage>
  );
}
