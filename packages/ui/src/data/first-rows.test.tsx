import { act, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { QueryState } from '../state/query-state';
import { FIRST_ROWS } from './first-rows';
import { LongList } from './long-list';
import { Table } from './table';

interface Item {
  id: string;
}

const MANY: Item[] = Array.from({ length: 100 }, (_, index) => ({ id: `Row ${index}` }));

const lists = {
  'a table': (rows: readonly Item[]) => (
    <Table
      label="Rows"
      columns={[{ id: 'id', header: 'Name', place: 'title', cell: ({ id }) => id }]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  ),
  'a list': (items: readonly Item[]) => (
    <LongList label="Rows" items={items} estimateSize={50} renderItem={({ id }) => <p>{id}</p>} />
  ),
};

const names = Object.keys(lists) as (keyof typeof lists)[];

/** The number of rows on the page. */
const drawn = () => screen.queryAllByText(/^Row \d+$/).length;

/** Renders it at `/rows`; returns the number of rows after each render. */
function showAt(element: () => ReactNode) {
  const counts: number[] = [];
  const count = () => {
    if (counts.at(-1) !== drawn()) counts.push(drawn());
  };
  const counted = (
    <Profiler id="rows" onRender={count}>
      {element()}
    </Profiler>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/rows', element: counted },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return {
    counts,
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
}

interface LoadedProps {
  coming: Promise<void>;
  children: (rows: readonly Item[]) => ReactNode;
}

/** The rows once they have loaded, as in a page. */
function Loaded({ coming, children }: LoadedProps) {
  const [data, setData] = useState<Item[]>();
  useEffect(() => void coming.then(() => setData(MANY)), [coming]);
  return <QueryState query={{ data, error: null, refetch: () => undefined }}>{children}</QueryState>;
}

it.each(names)('draws of %s the rows that a window holds before the others', async (name) => {
  const { counts, go } = showAt(() => lists[name](MANY));
  await go('/rows');
  expect(counts).toEqual([FIRST_ROWS, 100]);
});

it.each(names)('does so with what %s has waited for', async (name) => {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  const { counts, go } = showAt(() => <Loaded coming={coming}>{lists[name]}</Loaded>);
  await go('/rows');
  expect(counts).toEqual([0]);
  await act(async () => {
    come();
    await coming;
  });
  expect(counts).toEqual([0, FIRST_ROWS, 100]);
});

it.each(names)('draws all rows of %s at once for who comes back to their place in it', async (name) => {
  const { counts, go, back } = showAt(() => lists[name](MANY));
  await go('/rows');
  await go('/');
  counts.length = 0;
  await back();
  expect(counts).toEqual([100]);
});
