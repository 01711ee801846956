import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu';

const onDelete = vi.fn();

function Address() {
  return <p>at {useLocation().pathname}</p>;
}

beforeEach(() => {
  onDelete.mockClear();
  render(
    <MemoryRouter>
      <Menu
        label="Actions"
        icon={LayoutGrid}
        items={[
          { label: 'Edit', to: '/edit' },
          { label: 'Delete', danger: true, onSelect: onDelete },
        ]}
      />
      <Address />
    </MemoryRouter>,
  );
});

const button = () => screen.getByRole('button', { name: 'Actions' });
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('is closed until its button is pressed, and says so', async () => {
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeDefined();
  });

  it('opens and moves by keyboard', async () => {
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Edit');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Delete');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Edit');
    await userEvent.keyboard('{End}{Home}d');
    expect(focused()).toBe('Delete');
  });

  it('does what is chosen and gives the focus back', async () => {
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onDelete).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('follows a link', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(screen.getByText('at /edit')).toBeDefined();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each(['{Escape}', '{Tab}'])('%s closes it and chooses nothing', async (key) => {
    await userEvent.click(button());
    await userEvent.keyboard(key);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(onDelete).not.toHaveBeenCalled();
  });

  it.each([
    ['its button', () => button()],
    ['the page', () => screen.getByText('at /')],
  ])('a tap on %s closes it', async (_place, target) => {
    await userEvent.click(button());
    await userEvent.click(target());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('gives the focus back on Escape', async () => {
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button());
  });
});
