import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

const onConfirm = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  onConfirm.mockClear();
  onClose.mockClear();
});

function ask(props: { message?: string; busy?: boolean; error?: string } = {}) {
  render(
    <ConfirmDialog
      open
      title="Delete this alias?"
      confirmLabel="Delete"
      busyLabel="Deleting…"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
    />,
  );
}

describe('ConfirmDialog', () => {
  it('asks its one question as its title', () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: 'Delete this alias?' })).toBeDefined();
    expect(screen.getAllByText('Delete this alias?')).toHaveLength(1);
  });

  it('says under it what it is about', () => {
    ask({ message: 'gym@example.com' });
    expect(screen.getByRole('alertdialog', { name: 'Delete this alias?' })).toBeDefined();
    expect(screen.getByText('gym@example.com')).toBeDefined();
  });

  it('does it or not', async () => {
    ask();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
  });

  it('can be neither repeated nor closed while it is being done', async () => {
    ask({ busy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Deleting…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says why it failed and can be tried again', async () => {
    ask({ error: 'The hub could not be reached.' });
    expect(screen.getByRole('alert').textContent).toBe('The hub could not be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
