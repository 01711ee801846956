import { fireEvent, render, screen } from '@testing-library/react';
import AtSign from 'lucide-react/icons/at-sign';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ToastProvider } from '../overlay/toast';
import { type Tab, TabBar } from './tab-bar';

const places: Tab[] = [
  { to: '/list', label: 'List', icon: AtSign, end: true },
  { to: '/list/old', label: 'Old', icon: AtSign },
  { to: '/soon', label: 'Soon', icon: AtSign, disabled: true },
];

function litAt(at: string, tabs: readonly Tab[]) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <ToastProvider>
        <TabBar tabs={tabs} />
      </ToastProvider>
    </MemoryRouter>,
  );
  return screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
}

it.each([
  ['/list', ['List']],
  ['/list?tab=past', ['List']],
  ['/list/old', ['Old']],
  ['/list/old/1', ['Old']],
  ['/list/1', []],
  ['/listing', []],
  ['/soon', []],
])('lights at %s what the address says: %j', (at, lit) => {
  expect(litAt(at, places)).toEqual(lit);
});

it.each([
  [0, 'Old'],
  [1, '1Old'],
  [99, '99Old'],
  [100, '99+Old'],
])('counts %i at a tab', (count, text) => {
  expect(litAt('/list/old', [{ ...(places[1] as Tab), count }])).toEqual([text]);
});

it('lights what it is told to, whatever the address says', () => {
  const [list, old, soon] = places as [Tab, Tab, Tab];
  const told = [
    { ...list, current: true },
    { ...old, current: false },
    { ...soon, current: true },
  ];
  expect(litAt('/list/old', told)).toEqual(['List', 'Soon']);
});

it('answers a touch on a place that leads nowhere yet', () => {
  litAt('/list', places);
  fireEvent.click(screen.getByRole('link', { name: 'Soon' }));
  expect(screen.getByRole('status').textContent).toBe('Coming soon');
});
