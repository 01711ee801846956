import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AtSign from 'lucide-react/icons/at-sign';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../form/text-field';
import { Page } from './page';
import { ShellProvider } from './shell';

const onSignOut = vi.fn();

beforeEach(() => {
  onSignOut.mockClear();
  const shell = (
    <ShellProvider
      value={{ apps: [{ id: 'alias', name: 'Aliases', path: '/alias', icon: AtSign }], onSignOut }}
    >
      <Outlet />
    </ShellProvider>
  );
  const form = <TextField label="Name" value="" onChange={vi.fn()} autoFocus />;
  const children = [
    { path: '/', element: <Page title="Apps" children={<Link to="/form">Form</Link>} /> },
    { path: '/alias', element: <Page title="Aliases" back="/" children="Addresses" /> },
    { path: '/form', element: <Page title="Add Item" children={form} /> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: shell, children }])} />);
});

const focused = () => document.activeElement;

describe('Page', () => {
  it('titles the window and leaves the focus of the first page where the browser starts', () => {
    expect(document.title).toBe('Apps');
    expect(focused()).toBe(document.body);
  });

  it('puts the focus on the heading of the page that is moved to', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Aliases' }));
    expect(document.title).toBe('Aliases · Apps');
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Aliases' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Apps' }));
  });

  it('has a menu whose first entry leads home', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Form' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
    const [first] = screen.getAllByRole('menuitem');
    expect(first?.textContent).toBe('Home');
    await userEvent.click(first!);
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Apps' }));
  });

  it('leaves the focus to a field that takes it', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Form' }));
    expect(focused()).toBe(screen.getByLabelText('Name'));
  });

  it('skips the header', async () => {
    screen.getByRole('heading', { name: 'Apps' }).blur();
    await userEvent.tab();
    expect(focused()?.textContent).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('main'));
  });

  it('logs out', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

describe('Page outside the shell', () => {
  it('offers neither apps nor log-out', () => {
    document.body.replaceChildren();
    const router = createMemoryRouter([{ path: '/', element: <Page title="Log In">Form</Page> }]);
    render(<RouterProvider router={router} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
