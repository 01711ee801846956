import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTheme } from './use-theme';

function Example() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <p>{theme}</p>
      <button onClick={() => setTheme('dark')}>Dark</button>
      <button onClick={() => setTheme('system')}>System</button>
    </>
  );
}

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

describe('useTheme', () => {
  it('follows the system until a theme is chosen', () => {
    render(<Example />);
    expect(screen.getByText('system')).toBeDefined();
    expect(root.dataset.theme).toBeUndefined();
  });

  it('keeps what is chosen, and forgets it for the system', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByText('dark')).toBeDefined();
    expect([root.dataset.theme, localStorage.getItem('hub.theme')]).toEqual(['dark', 'dark']);
    await userEvent.click(screen.getByRole('button', { name: 'System' }));
    expect(screen.getByText('system')).toBeDefined();
    expect([root.dataset.theme, localStorage.getItem('hub.theme')]).toEqual([undefined, null]);
  });

  it('follows a choice made in another tab', () => {
    render(<Example />);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'hub.theme', newValue: 'light' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }));
    });
    expect(screen.getByText('light')).toBeDefined();
  });

  it('holds the choice when nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByText('dark')).toBeDefined();
  });
});

describe('theme-init.js', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', undefined],
  ])('restores %s as %s before the first paint', async (stored, applied) => {
    localStorage.setItem('hub.theme', stored);
    const script = `./theme-init.js?${stored}`;
    await import(/* @vite-ignore */ script);
    expect(root.dataset.theme).toBe(applied);
  });
});
