import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { mockServer, renderRoutes } from '@hub/tool-kit/testing/page';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { aliasTool } from './index';
import { aliasHandlers, manyRecords } from './testing';

const server = mockServer(...aliasHandlers());

it('tells on the tile how many addresses there are, without loading them', async () => {
  const perPage: (string | null)[] = [];
  server.use(
    http.get('*/api/collections/aliases/records', ({ request }) => {
      perPage.push(new URL(request.url).searchParams.get('perPage'));
    }),
    ...aliasHandlers(manyRecords(148)),
  );
  const { Summary } = aliasTool;
  if (Summary === undefined) expect.fail('The tile has no live line.');
  const element = (
    <Suspense fallback={aliasTool.tagline}>
      <Summary />
    </Suspense>
  );
  renderRoutes([{ path: '/', element }], { at: '/' });
  expect(screen.getByText('Throwaway e-mail')).toBeTruthy();
  expect(await screen.findByText('148 addresses')).toBeTruthy();
  expect(perPage).toEqual(['1']);
});
