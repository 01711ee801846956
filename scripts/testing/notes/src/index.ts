import { counted } from '@hub/locale';
import { defineTool, loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import StickyNote from 'lucide-react/icons/sticky-note';
import { notesPaths } from './paths';
import { loadListPage, notesRoutes } from './routes';

const loadQueries = loadOnce(() => import('./api/notes.queries'));

async function prefetchNotes(queryClient: QueryClient) {
  const { notesQuery } = await loadQueries();
  await queryClient.query(notesQuery);
}

/** Notes: what people write down. */
export const tool = defineTool({
  id: 'notes',
  name: 'Notes',
  path: notesPaths.list,
  icon: StickyNote,
  tagline: 'Written down',
  routes: notesRoutes,
  load: () => Promise.all([loadListPage(), loadQueries()]),
  prefetch: (queryClient) => Promise.all([loadListPage(), prefetchNotes(queryClient)]),
  summary: {
    queries: () => [{ collection: 'notes' }],
    inWords: ([all]) => (all?.total ? counted(all.total, 'note', 'notes') : 'No notes yet'),
  },
});
