// @vitest-environment happy-dom
import { renderRoutes } from '@hub/tool-kit/testing/page';
import { expect, it } from 'vitest';
import { obscuraTool } from './index';

it('opens a page that says what is to come', async () => {
  const view = renderRoutes(obscuraTool.routes, { at: obscuraTool.path });
  await view.findByRole('heading', { level: 1, name: 'Obscura' });
  expect(view.getByText('Coming soon')).toBeTruthy();
});
