import { mockServer, renderRoutes } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AddChannel } from './add-channel';

const server = mockServer();
const made = { id: 'channel00000001', lastState: '', lastAt: '', lastReason: '' };

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <AddChannel open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function openDialog() {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/api/collections/reminder_channels/records', async ({ request }) => {
      await gate;
      return HttpResponse.json({ ...made, ...((await request.json()) as object) });
    }),
  );
  const { queryClient } = renderRoutes([{ path: '/', element: <Opener /> }], { at: '/' });
  const user = userEvent.setup();
  const type = async (address: string) => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.type(await screen.findByLabelText('Address'), address);
  };
  return { user, type, answer: () => answer(), reloaded: vi.spyOn(queryClient, 'invalidateQueries') };
}

it('closes once the channel is made', async () => {
  const { user, type, answer } = openDialog();
  await type('https://ntfy.sh/one');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps what is typed where it was closed and opened again while a channel is being made', async () => {
  const { user, type, answer, reloaded } = openDialog();
  await type('https://ntfy.sh/one');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await type('https://ntfy.sh/two');
  answer();
  await waitFor(() => expect(reloaded).toHaveBeenCalled());
  await act(() => Promise.allSettled(reloaded.mock.results.map(({ value }) => value as Promise<void>)));
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('https://ntfy.sh/two');
});
