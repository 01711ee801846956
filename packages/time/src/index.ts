import { defineTool } from '@hub/tool-kit';
import { Globe } from 'lucide-react';

const loadPage = () => import('./pages/time.page');

/** The tile of Time and, until the tool is built, the one page behind it. */
export const timeTool = defineTool({
  id: 'time',
  name: 'Time',
  path: '/time',
  icon: Globe,
  tagline: 'Soon',
  routes: [{ path: '/time', lazy: async () => ({ Component: (await loadPage()).TimePage }) }],
  preload: loadPage,
});
