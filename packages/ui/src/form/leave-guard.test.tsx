import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LeaveGuard } from './leave-guard';

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  return (
    <>
      <Link to="/list">Back to the list</Link>
      <LeaveGuard when={() => isUnsaved} />
    </>
  );
}

function open(isUnsaved: boolean) {
  render(
    <MemoryRouter initialEntries={['/form']}>
      <Routes>
        <Route path="/form" element={<Form isUnsaved={isUnsaved} />} />
        <Route path="/list" element={<p>The list</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
}

describe('LeaveGuard', () => {
  it('lets go of a form that holds nothing unsaved', async () => {
    await open(false);
    expect(screen.getByText('The list')).toBeDefined();
  });

  it('asks first, and stays when the person thinks again', async () => {
    await open(true);
    expect(screen.queryByText('The list')).toBeNull();
    expect(screen.getByText('Leave without saving?')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeDefined();
  });

  it('goes where the link led once the person says so', async () => {
    await open(true);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText('The list')).toBeDefined();
  });

  it('has the browser ask when the window closes', async () => {
    await open(true);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});
