import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedWork } from '../form/unsaved-work';
import { Page } from './page';
import { ShellProvider } from './shell';

const onSignOut = vi.fn();
const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Log Out' }));

beforeEach(() => {
  onSignOut.mockClear();
});

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(() => isUnsaved);
  return null;
}

/** Opens a page with a form for each answer. */
function open(...answers: boolean[]) {
  const page = (
    <ShellProvider value={{ apps: [], onSignOut }}>
      <Page title="Add Item">
        {answers.map((isUnsaved, index) => (
          <Form key={index} isUnsaved={isUnsaved} />
        ))}
      </Page>
    </ShellProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

it('logs out at once where nothing would be lost', async () => {
  open(false);
  await logOut();
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('asks first where any form would lose something, and stays when the person thinks again', async () => {
  open(false, true);
  await logOut();
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('What you typed will be lost.')).toBeNull();
  expect(onSignOut).not.toHaveBeenCalled();
});

it('logs out once the person says so', async () => {
  open(true);
  await logOut();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});
