import { SessionProvider } from '@hub/auth';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { BareErrorPage } from './pages/bare-error.page';
import { PageErrors } from './router/page-errors';
import { ScrollMemory } from './router/scroll-memory';
import { routes } from './routes';
import { ThemeColor } from './theme-color';

function Pages() {
  return useRoutes(routes);
}

/** What every page stands in: the session, the error page, the scroll position and the colour of the browser's frame. */
export function Root() {
  return (
    <SessionProvider>
      <ThemeColor />
      <PageErrors Page={BareErrorPage}>
        <Suspense>
          <Pages />
          <ScrollMemory />
        </Suspense>
      </PageErrors>
    </SessionProvider>
  );
}
