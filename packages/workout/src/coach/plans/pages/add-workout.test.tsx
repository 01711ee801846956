import { OutboxContext } from '@hub/tool-kit';
import type { Outbox } from '@hub/tool-kit/outbox';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Outlet } from 'react-router-dom';
import { coachPaths } from '../../../paths';
import { SAM, samsStore, sampleWorkout, storeHandlers } from '../../../testing';
import { plansRoutes } from '../routes';

const server = mockServer();
const NOTHING: readonly never[] = [];

/** An outbox in which the workout that is made waits. */
function outboxThatWaits(): Outbox {
  const waiting = { subscribe: () => () => undefined, of: () => NOTHING, find: () => ({}) };
  const queued = { isQueued: true, send: () => Promise.resolve(sampleWorkout()) };
  return { waiting, enqueue: () => Promise.resolve(queued) } as unknown as Outbox;
}

it('says of a workout that waits for the hub that it waits', async () => {
  const frame = (
    <OutboxContext value={outboxThatWaits()}>
      <Outlet />
    </OutboxContext>
  );
  server.use(...storeHandlers(samsStore()));
  const { user } = openTool(
    [{ element: frame, children: plansRoutes }],
    coachPaths.addWorkout(SAM, '2026-11-22'),
    { isAdmin: true },
  );
  await user.type(await screen.findByLabelText('Workout title'), 'Hill run');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const said = 'Kept on this device. It will be saved when the hub can be reached.';
  expect(await screen.findByText(said)).toBeTruthy();
});
