import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
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

/** A page with a form for each answer. */
function page(forms: readonly boolean[]) {
  return (
    <MemoryRouter>
      <ShellProvider value={{ apps: [], onSignOut }}>
        <Page title="Add Item">
          {forms.map((isUnsaved, index) => (
            <Form key={index} isUnsaved={isUnsaved} />
          ))}
        </Page>
      </ShellProvider>
    </MemoryRouter>
  );
}

it('logs out at once where nothing would be lost', async () => {
  render(page([false]));
  await logOut();
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('asks first where any form would lose something, and stays when the person thinks again', async () => {
  render(page([false, true]));
  await logOut();
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('What you typed will be lost.')).toBeNull();
  expect(onSignOut).not.toHaveBeenCalled();
});

it('logs out once the person says so', async () => {
  render(page([true]));
  await logOut();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('asks what a form says now, and no form that is gone', async () => {
  const { rerender } = render(page([true]));
  rerender(page([false]));
  await logOut();
  expect(onSignOut).toHaveBeenCalledTimes(1);
  rerender(page([true]));
  rerender(page([]));
  await logOut();
  expect(onSignOut).toHaveBeenCalledTimes(2);
});
