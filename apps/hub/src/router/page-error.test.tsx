import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PageError } from './page-error';

let failure: Error | null = null;

function Fragile() {
  if (failure !== null) throw failure;
  return <p>drawn</p>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      {children}
    </>
  );
}

/** React and the router log a caught error for developers; here it is expected. */
function openPage(error: Error) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  failure = error;
  const router = createMemoryRouter([
    {
      errorElement: <PageError Page={Frame} />,
      children: [
        { path: '/', element: <Fragile /> },
        { path: '/elsewhere', element: 'elsewhere' },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(told).toHaveBeenCalled();
  told.mockClear();
}

it('draws the page again on a retry', async () => {
  openPage(new Error('Broken.'));
  screen.getByText('Something went wrong. Please try again.');
  failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('drawn');
});

it('lets the person go elsewhere', async () => {
  openPage(new Error('Broken.'));
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  screen.getByText('elsewhere');
});

it('offers a reload when a part of the app is gone', () => {
  openPage(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
  screen.getByRole('button', { name: 'Reload' });
});
