import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LinkButton } from '../actions/link-button';
import { FilterField } from '../form/filter-field';
import { Page } from '../layout/page';
import { Dialog } from '../overlay/dialog';

function ListScreen() {
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  return (
    <Page
      title="Cards"
      back="/"
      actions={
        <LinkButton adds to="/add">
          Add Card
        </LinkButton>
      }
    >
      <FilterField value={text} onChange={setText} />
      <button onClick={() => setAsking(true)}>Delete</button>
      <Dialog open={isAsking} title="Delete it?" onClose={() => setAsking(false)}>
        It is gone then.
      </Dialog>
    </Page>
  );
}

let router: ReturnType<typeof createMemoryRouter>;
const address = () => router.state.location.pathname;
const filter = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter' });

beforeEach(() => {
  router = createMemoryRouter(
    [
      { path: '/', element: <Page title="Apps">Tiles</Page> },
      { path: '/cards', element: <ListScreen /> },
      {
        path: '/add',
        element: <Page title="Add Card" back="/cards" children={<input aria-label="Name" />} />,
      },
    ],
    { initialEntries: ['/cards'] },
  );
  render(<RouterProvider router={router} />);
});

afterEach(() => localStorage.clear());

describe('the keys of a screen', () => {
  it.each(['/', '{Control>}k{/Control}'])('%s reaches the filter, and its text', async (keys) => {
    await userEvent.type(filter(), 'gro');
    filter().blur();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(filter());
    await userEvent.keyboard('n/?');
    expect(filter().value).toBe('n/?');
    expect(address()).toBe('/cards');
  });

  it('n adds, and Escape goes back, out of a field too', async () => {
    await userEvent.keyboard('n');
    expect(address()).toBe('/add');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'n');
    expect(address()).toBe('/add');
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/cards');
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/');
    await userEvent.keyboard('{Escape}n');
    expect(address()).toBe('/');
  });

  it('Escape leaves a filled filter to the browser, which empties it', async () => {
    await userEvent.type(filter(), 'gro{Escape}');
    expect(address()).toBe('/cards');
  });

  it('Escape leaves an empty filter, and then goes back', async () => {
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(filter());
    await userEvent.keyboard('{Escape}');
    expect([document.activeElement, address()]).toEqual([document.body, '/cards']);
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/');
  });

  it('leaves its keys to a dialog', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('n{Escape}');
    expect(address()).toBe('/cards');
  });

  it.each([
    ['while a character is composed', { isComposing: true }],
    ['that ends it in Safari', { keyCode: 229 }],
  ])('leaves a key to the input method %s', async (_, composition) => {
    const dialogs = () => document.querySelectorAll('dialog[open]').length;
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const inDialog = screen.getByText('It is gone then.');
    fireEvent.keyDown(inDialog, { key: 'Escape', ...composition });
    expect(dialogs()).toBe(1);
    fireEvent.keyDown(inDialog, { key: 'Escape' });
    expect(dialogs()).toBe(0);
    fireEvent.keyDown(filter(), { key: 'Escape', ...composition });
    expect(address()).toBe('/cards');
  });

  it('are listed by ?, said in tooltips, and those without Ctrl can be turned off', async () => {
    expect(screen.getByTitle('Back (Esc)').textContent).toBe('');
    expect(filter().title).toBe('Filter (/)');
    await userEvent.keyboard('?');
    const list = () =>
      [...document.querySelectorAll('dialog[open] dt')].map(({ textContent }) => textContent);
    expect(list()).toEqual(['Filter the list', 'Add Card', 'Back', 'These keys']);
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('{Escape}n?');
    expect(address()).toBe('/cards');
    expect(list()).toEqual([]);
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(list()).toEqual(['Filter the list', 'Back', 'These keys']);
  });
});
