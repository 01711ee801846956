import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MonthGrid } from './month-grid';

function Example() {
  const [month, setMonth] = useState('2026-11');
  const [selected, setSelected] = useState('2026-11-30');
  return (
    <MonthGrid
      month={month}
      onMonthChange={setMonth}
      today="2026-11-21"
      selected={selected}
      onSelect={setSelected}
      firstDay={1}
      cell={(date) => (date === '2026-12-01' ? { mark: '•', description: 'Legs, to come' } : undefined)}
    />
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('moves over the days with the arrow keys, into the next month too, and chooses with Enter', async () => {
  const user = userEvent.setup();
  render(<Example />);
  screen.getByRole('button', { name: 'Monday 30 November 2026' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Tuesday 1 December 2026, Legs, to come');
  expect(screen.getByRole('heading').textContent).toBe('November 2026');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('heading').textContent).toBe('December 2026');
  expect(focused()).toBe('Tuesday 15 December 2026');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toContain('15');
});

it('lets the Tab key reach one day alone', () => {
  render(<Example />);
  const reached = screen
    .getAllByRole('button')
    .filter(({ dataset, tabIndex }) => dataset['day'] && tabIndex === 0);
  expect(reached.map(({ dataset }) => dataset['day'])).toEqual(['2026-11-30']);
});

it('says which day is today, and goes from month to month', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(document.querySelector('[aria-current=date]')?.textContent).toContain('21');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading').textContent).toBe('January 2027');
});
