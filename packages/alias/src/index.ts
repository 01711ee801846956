import { defineTool, loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import AtSign from 'lucide-react/icons/at-sign';
import { countInWords } from './model/count';
import { aliasPaths } from './paths';
import { aliasRoutes, loadListPage } from './routes';

const loadQueries = loadOnce(() => import('./api/alias.queries'));

async function prefetchAliases(queryClient: QueryClient) {
  const { aliasesQuery } = await loadQueries();
  await queryClient.query(aliasesQuery);
}

/** Aliases: disposable e-mail addresses. */
export const tool = defineTool({
  id: 'alias',
  name: 'Aliases',
  path: aliasPaths.list,
  icon: AtSign,
  tagline: 'Throwaway e-mail',
  shares: { collection: 'aliases', one: 'address', several: 'addresses' },
  routes: aliasRoutes,
  load: () => Promise.all([loadListPage(), loadQueries()]),
  prefetch: (queryClient) => Promise.all([loadListPage(), prefetchAliases(queryClient)]),
  imports: async () => (await import('./import')).imports,
  summary: { queries: () => [{ collection: 'aliases' }], inWords: ([all]) => countInWords(all?.total ?? 0) },
});
