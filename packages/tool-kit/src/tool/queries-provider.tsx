import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

interface QueriesProviderProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/**
 * Provides the queries of one person to everything below it. They end with it: a prefetch that has failed would be
 * tried again after the log-out, as a guest or as the next person.
 */
export function QueriesProvider({ queryClient, children }: QueriesProviderProps) {
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
