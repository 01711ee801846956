import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

interface Row {
  id: number;
  name: string;
}

/** A list of some rows, as in a minimal application. */
function List() {
  const { data } = useQuery({
    queryKey: ['rows'],
    queryFn: async () => (await (await fetch('/rows.json')).json()) as Row[],
  });
  return (
    <main>
      <h1>Rows</h1>
      <ul>
        {data?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createBrowserRouter([{ path: '*', element: <List /> }])} />
    </QueryClientProvider>,
  );
}
