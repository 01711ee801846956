import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LongList } from './long-list';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `Card ${index}` }));

const grid = (items: readonly { id: string }[], total?: number) => (
  <MemoryRouter>
    <LongList
      inColumns
      label="Cards"
      items={items}
      total={total}
      estimateSize={100}
      renderItem={({ id }) => <p>{id}</p>}
    />
  </MemoryRouter>
);

it('draws up to a hundred things as they are', () => {
  render(grid(numbers(100)));
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
});

it('draws of more those in a window, each saying its place', async () => {
  render(grid(numbers(1001)));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Cards' }).style.height).not.toBe(''));
  const cells = screen.getAllByRole('listitem');
  // The test environment has no layout: the story of `VirtualGrid` tests which cells are rendered.
  for (const cell of cells) {
    const place = Number(cell.getAttribute('aria-posinset'));
    expect(cell.textContent).toBe(`Card ${place - 1}`);
    expect(cell.getAttribute('aria-setsize')).toBe('1001');
  }
  expect(cells.length).toBeGreaterThan(1);
});

it('stays windowed where most are filtered out at first', async () => {
  const { rerender } = render(grid(numbers(3), 101));
  const shown = () => screen.getByRole('list', { name: 'Cards' });
  await waitFor(() => expect(shown().style.height).not.toBe(''));
  const list = shown();
  rerender(grid(numbers(101)));
  expect(shown()).toBe(list);
});
