import { renderRoutes } from '@hub/tool-kit/testing';
import { expect, it } from 'vitest';
import { aliasTool } from './index';

it('opens a page that says what is to come', async () => {
  const view = renderRoutes(aliasTool.routes, { at: aliasTool.path });
  await view.findByRole('heading', { level: 1, name: 'Aliases' });
  expect(view.getByText('Coming soon')).toBeTruthy();
});
