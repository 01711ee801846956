import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './toast';

function Example() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast('Saved')}>Save</button>
      <button onClick={() => toast('Copied')}>Copy</button>
      <button onClick={() => toast('Made', { label: 'Undo', onSelect: () => toast('Undone') })}>Make</button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Example />
    </ToastProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('useToast', () => {
  it('shows a message in a live region for five seconds', () => {
    expect(shown()).toBe('');
    press('Save');
    expect(shown()).toBe('Saved');
    wait(4999);
    expect(shown()).toBe('Saved');
    wait(1);
    expect(shown()).toBe('');
  });

  it('gives a newer message five seconds of its own', () => {
    press('Save');
    wait(4000);
    press('Copy');
    expect(shown()).toBe('Copied');
    wait(4999);
    expect(shown()).toBe('Copied');
    wait(1);
    expect(shown()).toBe('');
  });

  it('offers one thing to do, and waits for who is about to do it', () => {
    press('Make');
    const undo = screen.getByRole('button', { name: 'Undo' });
    wait(4999);
    fireEvent.focus(undo);
    wait(20_000);
    expect(shown()).toBe('MadeUndo');
    fireEvent.blur(undo);
    wait(4999);
    fireEvent.click(undo);
    expect(shown()).toBe('Undone');
    wait(5000);
    expect(shown()).toBe('');
  });
});
