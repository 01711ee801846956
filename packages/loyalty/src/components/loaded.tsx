import { QueryState } from '@hub/ui';
import type { ComponentProps } from 'react';

/** A query that may be shown. */
export type LoadedQuery<Data> = ComponentProps<typeof QueryState<Data>>['query'];

/** `QueryState` in the tool's words (specification §2 and §8): "Loading…", and "Failed to load" before the reason. */
export function Loaded<Data>({ query, ...rest }: ComponentProps<typeof QueryState<Data>>) {
  const { error } = query;
  const led = error && new Error(`Failed to load. ${error.message}`, { cause: error });
  return (
    <QueryState
      loading={
        <p role="status" className="text-muted">
          Loading…
        </p>
      }
      {...rest}
      query={{ ...query, error: led }}
    />
  );
}
