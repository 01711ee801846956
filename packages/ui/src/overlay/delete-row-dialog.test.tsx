import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DeleteRowDialog } from './delete-row-dialog';
import { ToastProvider } from './toast';

/** A list with the question before its row is deleted, or another page. */
function Page({ name, onDelete }: { name: string; onDelete: (finish: () => void) => void }) {
  return (
    <MemoryRouter>
      <ToastProvider>
        <section key={name}>
          <h1 tabIndex={-1}>{name}</h1>
          {name === 'List' ? (
            <DeleteRowDialog
              title="Delete it?"
              message=""
              busy={false}
              error={undefined}
              onDelete={onDelete}
              onClose={() => undefined}
            />
          ) : (
            <input aria-label="Title" />
          )}
        </section>
      </ToastProvider>
    </MemoryRouter>
  );
}

it.each([
  ['is the heading once a row is deleted', 'List', 'List'],
  ['stays where the person is who has left the page meanwhile', 'Form', 'Title'],
])('the focus %s', async (_, shown, focused) => {
  let finish: () => void = () => undefined;
  const page = (name: string) => <Page name={name} onDelete={(done) => (finish = done)} />;
  const { rerender } = render(page('List'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  rerender(page(shown));
  screen.queryByLabelText('Title')?.focus();
  act(() => finish());
  await screen.findByText('Deleted');
  const { activeElement } = document;
  await waitFor(() =>
    expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused),
  );
});
