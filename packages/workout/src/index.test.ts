import { renderRoutes } from '@hub/tool-kit/testing';
import { expect, it } from 'vitest';
import { workoutTool } from './index';

it('opens a page that says what is to come', async () => {
  const view = renderRoutes(workoutTool.routes, { at: workoutTool.path });
  await view.findByRole('heading', { level: 1, name: 'Workout' });
  expect(view.getByText('Coming soon')).toBeTruthy();
});
