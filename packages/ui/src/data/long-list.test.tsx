import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { noteAdded } from './just-added';
import { LongList } from './long-list';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `Row ${index}` }));

function list(items: readonly { id: string }[], total?: number) {
  return (
    <MemoryRouter>
      <LongList
        label="Rows"
        items={items}
        total={total}
        estimateSize={50}
        renderItem={({ id }) => <p>{id}</p>}
      />
    </MemoryRouter>
  );
}

afterEach(() => {
  vi.useRealTimers();
});

it('draws up to a hundred rows as they are', () => {
  render(list(numbers(100)));
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByRole('list', { name: 'Rows' }).style.height).toBe('');
});

it('draws of more only those near the window, also where most are filtered out at first', async () => {
  const { rerender } = render(list(numbers(3), 101));
  // Until the code for the others has loaded, the first rows are shown.
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const shown = () => screen.getByRole('list', { name: 'Rows' });
  await waitFor(() => expect(shown().style.height).not.toBe(''));
  const rows = shown();
  rerender(list(numbers(101)));
  expect(shown()).toBe(rows);
});

it('draws as few when it is not displayed, and keeps the heights that it knows', async () => {
  // Nothing has a height here, as in a hidden page.
  render(list(numbers(1000)));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Rows' }).style.height).toBe(`${String(1000 * 50)}px`),
  );
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
});

it('prints all rows, and goes back to those near the window', async () => {
  render(list(numbers(200)));
  const shown = () => screen.getByRole('list', { name: 'Rows' });
  await waitFor(() => expect(shown().style.height).not.toBe(''));
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  fireEvent(window, new Event('afterprint'));
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
});

it('stays as it is while it is shown, whatever is added', () => {
  const { rerender } = render(list(numbers(100)));
  const first = screen.getByText('Row 0');
  rerender(list(numbers(101)));
  expect(screen.getByText('Row 0')).toBe(first);
  expect(screen.getAllByRole('listitem')).toHaveLength(101);
});

it('tints what was just added for three seconds and scrolls to it, once', () => {
  vi.useFakeTimers();
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const tinted = () =>
    screen
      .getAllByRole('listitem')
      .filter((row) => row.dataset.added === 'new')
      .map((row) => row.textContent);
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  noteAdded('Row 2');
  const { rerender, unmount } = render(list(numbers(2)));
  wait(10_000);
  rerender(list(numbers(5)));
  wait(2999);
  expect(tinted()).toEqual(['Row 2']);
  wait(1);
  expect(tinted()).toEqual([]);
  expect(scrolled.mock.instances).toEqual([screen.getByText('Row 2').closest('li')]);
  unmount();
  render(list(numbers(5)));
  expect(tinted()).toEqual([]);
});
