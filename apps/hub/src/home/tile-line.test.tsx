// @vitest-environment happy-dom
import { SignedIn } from '@hub/auth/testing';
import { hubAnswer } from '@hub/pb-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { Tool } from '@hub/tool-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { tools } from '../tools';
import { TileLine } from './tile-line';

const [someTool] = tools;

/** A tool whose line has a part that it can do without. */
function toolWithExtra(): Tool {
  return {
    ...someTool!,
    tagline: 'Tagline',
    summary: {
      queries: () => [{ collection: 'own' }, { collection: 'extra', isExtra: true }],
      inWords: ([own, extra]) => `${String(own?.total)} and ${String(extra?.total)}`,
    },
  };
}

const ANSWER = { totalItems: 3, items: [] };

/** The tile's line once everything was asked for, where these collections can't be loaded. */
async function lineWithout(...failing: string[]) {
  vi.stubGlobal('fetch', (address: string) => {
    const isFailing = failing.some((name) => address.includes(`/${name}/`));
    return Promise.resolve(isFailing ? hubAnswer({}, { status: 400 }) : hubAnswer(ANSWER));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <SignedIn>
        <TileLine tool={toolWithExtra()} />
      </SignedIn>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return container.textContent;
}

afterEach(cleanup);

it('is made of all that was requested', async () => {
  expect(await lineWithout()).toBe('3 and 3');
});

it('does without what is extra where that can’t be loaded', async () => {
  expect(await lineWithout('extra')).toBe('3 and undefined');
});

it('stays the tagline where what it needs can’t be loaded', async () => {
  expect(await lineWithout('own')).toBe('Tagline');
});
