import { defineTool } from '@hub/tool-kit';
import { AtSign } from 'lucide-react';

const loadPage = () => import('./pages/alias.page');

/** The tile of Aliases and, until the tool is built, the one page behind it. */
export const aliasTool = defineTool({
  id: 'alias',
  name: 'Aliases',
  path: '/alias',
  icon: AtSign,
  tagline: 'Disposable addresses',
  routes: [{ path: '/alias', lazy: async () => ({ Component: (await loadPage()).AliasPage }) }],
  preload: loadPage,
});
