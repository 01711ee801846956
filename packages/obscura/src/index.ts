import { defineTool } from '@hub/tool-kit';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import { obscuraPaths } from './paths';
import { loadPage, obscuraRoutes } from './routes';

/** Obscura: removes private data from files, in the browser. */
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
