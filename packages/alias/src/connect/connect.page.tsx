import { useSession } from '@hub/auth';
import { useLive } from '@hub/pb-client';
import { TokenList, tokensQuery } from '@hub/tool-kit/tokens';
import { Segments } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AliasPage } from '../components/alias-page';
import { DomainField } from '../domain/domain-field';
import { useDomain } from '../domain/use-domain';
import { aliasPaths } from '../paths';
import { NewConnection } from './new-connection';
import { type Program, ProgramSteps, PROGRAMS } from './program-steps';

/** /alias/connect: how to connect a password manager, and which ones are connected. */
export function ConnectPage() {
  const { user } = useSession();
  const domain = useDomain(user?.id ?? '', user?.aliasDomain ?? null);
  const [program, setProgram] = useState<Program>('bitwarden');
  const { data: tokens = [] } = useQuery(tokensQuery);
  // A token is used when an alias is created with it.
  useLive('aliases', tokensQuery.queryKey);
  const connections = tokens.filter(({ scope }) => scope === 'alias');
  return (
    <AliasPage title="Connect" back={aliasPaths.generate}>
      <p className="text-muted">
        Your password manager makes an alias while you sign up somewhere, and it appears here a moment later.
      </p>
      <DomainField domain={domain} />
      <NewConnection connections={connections} />
      <Segments label="Password manager" options={PROGRAMS} value={program} onChange={setProgram} />
      <ProgramSteps program={program} domain={domain.domain} />
      {connections.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-17">Connected</h2>
          <TokenList label="Connected" tokens={connections} />
          <p className="text-13 text-muted">
            Revoke ends a connection at once. Its aliases stay and keep working.
          </p>
        </section>
      )}
    </AliasPage>
  );
}
