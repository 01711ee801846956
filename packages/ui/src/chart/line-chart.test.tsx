import { act, render, screen } from '@testing-library/react';
import { registerPostInit } from 'echarts/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LineChart } from './line-chart';
import type { LinePoint } from './line-option';

const format = (value: number) => value.toFixed(2);
const HEADERS = ['Day', 'Rate'] as const;
const POINTS = [1.1, 1.2, 1.15].map((value, index) => ({ name: `Day ${String(index + 1)}`, value }));
const MORE_POINTS = [...POINTS, { name: 'Day 4', value: 1.3 }];

/** How often each chart was painted, with one entry per chart. */
const paints: number[] = [];

registerPostInit((chart) => {
  const made = paints.push(0) - 1;
  chart.on('rendered', () => {
    paints[made]! += 1;
  });
});

/** Notifies of a new size of the box. */
let boxChanges = () => {};
/**
 * A fake `ResizeObserver`: it reports the first size by itself, as browsers do, and others when a test
 * triggers that.
 */
class Observer {
  first: NodeJS.Timeout | undefined;
  constructor(onChange: () => void) {
    boxChanges = onChange;
  }
  observe() {
    this.first = setTimeout(boxChanges);
  }
  disconnect() {
    clearTimeout(this.first);
  }
}

/** Advances the time until the chart has been painted. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(500));

let width = 300;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Observer);
  paints.length = 0;
  width = 300;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
});

afterEach(() => vi.useRealTimers());

function chartOf(points: readonly LinePoint[]) {
  return <LineChart label="EUR to USD" headers={HEADERS} format={format} points={points} />;
}

it('is made once and painted once', async () => {
  render(chartOf(POINTS));
  await settle();
  expect(screen.getByRole('img', { name: 'EUR to USD' }).querySelector('svg path')).not.toBeNull();
  expect(paints).toEqual([1]);
});

it('is painted again for other points alone', async () => {
  const { rerender } = render(chartOf(POINTS));
  await settle();
  rerender(chartOf(POINTS));
  await settle();
  expect(paints).toEqual([1]);
  rerender(chartOf(MORE_POINTS));
  await settle();
  expect(paints).toEqual([2]);
});

it('is painted again in the frame in which its box changes, and takes its size', async () => {
  render(chartOf(POINTS));
  await settle();
  width = 500;
  act(boxChanges);
  expect(paints).toEqual([2]);
  expect(screen.getByRole('img').querySelector('svg')?.getAttribute('width')).toBe('500');
});

it('marks a point with its value where its box has room for that, also when the box changes', async () => {
  render(chartOf(POINTS.map((point, index) => (index === 1 ? { ...point, mark: 'High' } : point))));
  await settle();
  expect(screen.getByText('High 1.20')).toBeTruthy();
  width = 90;
  act(boxChanges);
  expect(screen.getByText('High')).toBeTruthy();
});

it('ends quietly where it is taken away as soon as it is there', async () => {
  const { unmount } = render(chartOf(POINTS));
  unmount();
  await settle();
  expect(paints).toEqual([0]);
});
