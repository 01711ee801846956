import { renderRoutes } from '@hub/tool-kit/testing';
import { expect, it } from 'vitest';
import { loyaltyTool } from './index';

it('opens a page that says what is to come', async () => {
  const view = renderRoutes(loyaltyTool.routes, { at: loyaltyTool.path });
  await view.findByRole('heading', { level: 1, name: 'Loyality' });
  expect(view.getByText('Coming soon')).toBeTruthy();
});
