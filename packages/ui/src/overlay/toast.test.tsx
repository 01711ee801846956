import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useHideToast, useToast } from './toast';

function Example() {
  const toast = useToast();
  const hide = useHideToast();
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  return (
    <>
      <h1 tabIndex={-1}>List</h1>
      <button onClick={() => go('/other')}>Go on</button>
      <button onClick={() => go('/list?sort=name')}>Sort</button>
      <button
        onClick={() => {
          toast('Saved');
          go('/list');
        }}
      >
        Save and go on
      </button>
      <button onClick={() => toast('Saved')}>Save</button>
      <button onClick={() => toast('Copied')}>Copy</button>
      <button onClick={hide}>Begin another</button>
      <button
        onClick={() => toast('Deleted', { label: 'Undo', undoes: true, onSelect: () => toast('Restored') })}
      >
        Delete
      </button>
      <button onClick={() => toast('Made', { label: 'Undo', onSelect: () => toast('Undone') })}>Make</button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <ToastProvider>
        <Example />
      </ToastProvider>
    </MemoryRouter>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = () => screen.getByRole('status').textContent;
const buttonOf = (name: string) => screen.getByRole('button', { name });
function press(name: string) {
  fireEvent.pointerDown(buttonOf(name));
  fireEvent.click(buttonOf(name));
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('useToast', () => {
  it('offers to take something back for ten seconds', () => {
    press('Delete');
    wait(9999);
    expect(shown()).toContain('Deleted');
    wait(1);
    expect(shown()).toBe('');
    press('Delete');
    press('Undo');
    expect(shown()).toBe('Restored');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('hides the message of what was done before, unless it offers something', () => {
    press('Save');
    press('Begin another');
    expect(shown()).toBe('');
    press('Delete');
    press('Begin another');
    expect(shown()).toContain('Undo');
  });

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

  it('goes when the person moves on to another screen, not with a change of the same one', () => {
    press('Save');
    press('Sort');
    expect(shown()).toBe('');
    press('Save');
    press('Sort');
    expect(shown()).toBe('Saved');
    press('Go on');
    expect(shown()).toBe('');
  });

  it('goes along where a save leads on by itself, and no further', () => {
    press('Save and go on');
    expect(shown()).toBe('Saved');
    press('Go on');
    expect(shown()).toBe('');
  });

  it('stands clear of the next button and of a code, also of one that comes later or is scrolled there', async () => {
    vi.useRealTimers();
    const places: Partial<Record<string, [top: number, bottom: number]>> = {
      Next: [680, 730],
      Code: [500, 640],
    };
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const lift = -parseFloat(this.parentElement?.style.translate.split(' ')[1] ?? '0') || 0;
      const [top, bottom] =
        this.textContent === 'Saved' ? [700 - lift, 748 - lift] : (places[this.textContent] ?? [0, 0]);
      return new DOMRect(0, top, 300, bottom - top);
    });
    const lifted = () => screen.getByRole('status').style.translate;
    press('Save');
    expect(lifted()).toBe('0 0px');
    const add = (text: string) => {
      const element = document.body.appendChild(document.createElement('div'));
      element.dataset.keepClear = '';
      element.textContent = text;
    };
    add('Next');
    await waitFor(() => expect(lifted()).toBe('0 -80px'));
    add('Code');
    await waitFor(() => expect(lifted()).toBe('0 -260px'));
    places.Code = [200, 340];
    fireEvent(document, new Event('scrollend'));
    expect(lifted()).toBe('0 -80px');
    document.querySelectorAll('[data-keep-clear]').forEach((element) => element.remove());
    await waitFor(() => expect(lifted()).toBe('0 0px'));
  });

  it('makes way for what is under it when that is touched, or reached by keyboard', () => {
    const places: Partial<Record<string, [top: number, bottom: number]>> = {
      Saved: [200, 240],
      Make: [210, 230],
    };
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const [top, bottom] = places[this.textContent] ?? [0, 0];
      return new DOMRect(0, top, 300, bottom - top);
    });
    press('Save');
    fireEvent.pointerDown(buttonOf('Copy'), { clientX: 20, clientY: 120 });
    expect(shown()).toBe('Saved');
    fireEvent.pointerDown(buttonOf('Copy'), { clientX: 20, clientY: 220 });
    expect(shown()).toBe('');
    press('Save');
    act(() => buttonOf('Copy').focus());
    expect(shown()).toBe('Saved');
    act(() => buttonOf('Make').focus());
    expect(shown()).toBe('');
  });
});
