import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedWork } from '../form/unsaved-work';
import { Page } from './page';
import { ShellProvider } from './shell';
import { type LogOutQuestion, useLogOut } from './use-log-out';

const onSignOut = vi.fn();
const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Log Out' }));

beforeEach(() => {
  onSignOut.mockClear();
  askAtLogOut.mockReturnValue(null);
});

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(() => isUnsaved);
  return null;
}

const askAtLogOut = vi.fn<() => LogOutQuestion | null>(() => null);

/** Opens a page with one form for each answer. */
function openPage(...answers: boolean[]) {
  const page = (
    <ShellProvider value={{ apps: [], onSignOut, askAtLogOut }}>
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
  openPage(false);
  await logOut();
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('asks first where any form would lose something, and stays when the person thinks again', async () => {
  openPage(false, true);
  await logOut();
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('What you typed will be lost.')).toBeNull();
  expect(onSignOut).not.toHaveBeenCalled();
});

it('logs out once the person says so', async () => {
  openPage(true);
  await logOut();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('asks first about what no form holds, and says what a form would lose with it', async () => {
  askAtLogOut.mockReturnValue({
    title: 'Log out while offline?',
    message: 'It goes.',
    confirmLabel: 'Log Out',
  });
  openPage(true);
  await logOut();
  const question = within(screen.getByRole('alertdialog', { name: 'Log out while offline?' }));
  expect(question.getByText('What you typed will be lost. It goes.')).toBeDefined();
  expect(onSignOut).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Log Out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

function PageLogOut() {
  return <button onClick={useLogOut()}>Leave the hub</button>;
}

it('is the same by a button on the page', async () => {
  askAtLogOut.mockReturnValue({
    title: 'Log out while offline?',
    message: 'It goes.',
    confirmLabel: 'Log Out',
  });
  const page = (
    <ShellProvider value={{ apps: [], onSignOut, askAtLogOut }}>
      <Page title="Account">
        <PageLogOut />
      </Page>
    </ShellProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the hub' }));
  expect(screen.getByRole('alertdialog', { name: 'Log out while offline?' })).toBeDefined();
});
