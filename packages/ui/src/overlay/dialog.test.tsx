import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Generate</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Generate workouts">
        <button onClick={() => setOpen(false)}>Cancel</button>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is named by its title', () => {
    render(
      <Dialog open onClose={vi.fn()} title="Generate workouts">
        Content
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Generate workouts' })).toBeDefined();
  });

  it('gives the focus to the first field of a large one, and selects its text', () => {
    render(
      <Dialog large open onClose={vi.fn()} title="Generate workouts" footer={<button>Cancel</button>}>
        <input aria-label="Duration" defaultValue="12" />
        <input aria-label="Start date" />
      </Dialog>,
    );
    const duration = screen.getByLabelText<HTMLInputElement>('Duration');
    expect(document.activeElement).toBe(duration);
    expect([duration.selectionStart, duration.selectionEnd]).toEqual([0, 2]);
  });

  it('gives the focus back to what opened it', async () => {
    render(<Example />);
    const opener = screen.getByRole('button', { name: 'Generate' });
    await userEvent.click(opener);
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    await userEvent.click(cancel);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('gives the focus back when it is taken away while open', () => {
    render(<button>Outside</button>);
    const outside = screen.getByRole('button', { name: 'Outside' });
    outside.focus();
    const { unmount } = render(
      <Dialog open onClose={vi.fn()} title="Title">
        <button>Inside</button>
      </Dialog>,
    );
    screen.getByRole('button', { name: 'Inside' }).focus();
    unmount();
    expect(document.activeElement).toBe(outside);
  });

  it.each([
    ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })],
    ['the back gesture', () => new Event('cancel', { cancelable: true })],
  ])('asks to be closed on %s, and stays until it is', (_way, makeEvent) => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Title">
        Content
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const event = makeEvent();
    fireEvent(dialog, event);
    expect(onClose).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
    expect(dialog.open).toBe(true);
  });

  it('asks to be closed by a tap beside it, not inside', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Title">
        <p>Content</p>
      </Dialog>,
    );
    await userEvent.click(screen.getByText('Content'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it.each([
  ['is left', true],
  ['stays', false],
])('%s when the browser has closed it unasked', (_, canBeLeft) => {
  function Question() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => canBeLeft && setOpen(false)} title="Delete it?">
        <button>Delete</button>
      </Dialog>
    );
  }
  render(<Question />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // What Android's second back gesture does.
  act(() => dialog.close());
  expect(dialog.open).toBe(!canBeLeft);
  expect(screen.queryByRole('button', { name: 'Delete' }) !== null).toBe(!canBeLeft);
});
