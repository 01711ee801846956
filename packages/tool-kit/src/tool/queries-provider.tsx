import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

interface QueriesProviderProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/**
 * Provides one person's query client, and cancels its queries when it unmounts. Otherwise a failed prefetch would be
 * retried after the log-out, as a guest or as the next person.
 */
export function QueriesProvider({ queryClient, children }: QueriesProviderProps) {
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
