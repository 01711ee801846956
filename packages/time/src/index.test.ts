// @vitest-environment happy-dom
import { renderRoutes } from '@hub/tool-kit/testing/page';
import { expect, it } from 'vitest';
import { timeTool } from './index';

it('opens a page that says what is to come', async () => {
  const view = renderRoutes(timeTool.routes, { at: timeTool.path });
  await view.findByRole('heading', { level: 1, name: 'Time' });
  expect(view.getByText('Coming soon')).toBeTruthy();
});
