import { defineTool } from '@hub/tool-kit';
import VenetianMask from 'lucide-react/icons/venetian-mask';

const loadPage = () => import('./pages/obscura.page');

/** The tile of Obscura and, until the tool is built, the one page behind it. */
export const obscuraTool = defineTool({
  id: 'obscura',
  name: 'Obscura',
  path: '/obscura',
  icon: VenetianMask,
  tagline: 'Soon',
  routes: [{ path: '/obscura', lazy: async () => ({ Component: (await loadPage()).ObscuraPage }) }],
  preload: loadPage,
});
