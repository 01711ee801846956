import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LeaveQuestion } from './leave-question';
import { useUnsavedWork } from './unsaved-work';

const forget = vi.fn<(isUnsaved: boolean) => void>();

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(() => isUnsaved, { onLeave: () => forget(isUnsaved) });
  return null;
}

/** A page with two forms, of which the second is empty. */
function FormPage({ isUnsaved }: { isUnsaved: boolean }) {
  return (
    <>
      <Link to="/list">Back to the list</Link>
      <Link to="/form?sort=name">Sort by name</Link>
      <Form isUnsaved={isUnsaved} />
      <Form isUnsaved={false} />
      <LeaveQuestion />
    </>
  );
}

function openPage(isUnsaved: boolean) {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <FormPage isUnsaved={isUnsaved} /> },
      { path: '/list', element: <p>The list</p> },
    ],
    { initialEntries: ['/list', '/form'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

function follow(name: string) {
  return userEvent.click(screen.getByRole('link', { name }));
}

describe('LeaveQuestion', () => {
  it('does not ask where the form holds nothing unsaved', async () => {
    openPage(false);
    await follow('Back to the list');
    expect(screen.getByText('The list')).toBeDefined();
  });

  it('asks first, and stays when the person thinks again', async () => {
    openPage(true);
    await follow('Back to the list');
    expect(screen.queryByText('The list')).toBeNull();
    expect(screen.getByText('Leave without saving?')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeDefined();
  });

  it('goes where the link led once the person says so', async () => {
    openPage(true);
    await follow('Back to the list');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText('The list')).toBeDefined();
  });

  it('has the forms forget what is left without a save', async () => {
    forget.mockClear();
    openPage(true);
    await follow('Back to the list');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(forget).not.toHaveBeenCalled();
    await follow('Back to the list');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(forget.mock.calls).toEqual([[true]]);
  });

  it('asks before the way back through the history', async () => {
    const router = openPage(true);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/form');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText('The list')).toBeDefined();
  });

  it('asks nothing when only the query of the address changes', async () => {
    const router = openPage(true);
    await follow('Sort by name');
    expect(router.state.location.search).toBe('?sort=name');
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });

  it.each([true, false])(
    'has the browser ask when the window closes only with something unsaved: %s',
    (isUnsaved) => {
      openPage(isUnsaved);
      const closing = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(isUnsaved);
    },
  );
});
