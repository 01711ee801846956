// @vitest-environment happy-dom
import { renderRoutes } from '@hub/tool-kit/testing/page';
import { expect, it } from 'vitest';
import { currencyTool } from './index';

it('opens a page that says what is to come', async () => {
  const view = renderRoutes(currencyTool.routes, { at: currencyTool.path });
  await view.findByRole('heading', { level: 1, name: 'Currency' });
  expect(view.getByText('Coming soon')).toBeTruthy();
});
