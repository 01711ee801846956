import { defineTool } from '@hub/tool-kit';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import { obscuraPaths } from './paths';
import { loadPage, obscuraRoutes } from './routes';

/** Obscura: takes private data out of files, in the browser. */
export const tool = defineTool({
  id: 'obscura',
  name: 'Obscura',
  path: obscuraPaths.files,
  icon: VenetianMask,
  tagline: 'Private data out of files',
  routes: obscuraRoutes,
  load: loadPage,
  prefetch: loadPage,
});
