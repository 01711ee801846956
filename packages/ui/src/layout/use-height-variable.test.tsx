import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeightVariable } from './use-height-variable';

const { style } = document.documentElement;
let heights: number[];

/**
 * A fake observer that reports the next height when it observes an element, as a browser does on the first
 * render.
 */
class StubObserver {
  constructor(private readonly tell: (entries: unknown[]) => void) {}
  observe() {
    this.tell([{ borderBoxSize: [{ blockSize: heights.shift() }] }]);
  }
  disconnect() {
    // It reports nothing later.
  }
}

beforeEach(() => vi.stubGlobal('ResizeObserver', StubObserver));
afterEach(() => style.removeProperty('--bar-height'));

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--bar-height');
  return <div ref={bar} />;
}

const Screen = ({ name }: { name: string }) => <Bar key={name} />;

it('has whole pixels, and goes with the last bar', async () => {
  heights = [63.6];
  const { unmount } = render(<Bar />);
  expect(style.getPropertyValue('--bar-height')).toBe('64px');
  unmount();
  await vi.waitFor(() => expect(style.getPropertyValue('--bar-height')).toBe(''));
});

it('restyles the page only where the bar of the next screen has another height', async () => {
  heights = [64, 64, 80];
  const set = vi.spyOn(style, 'setProperty');
  const remove = vi.spyOn(style, 'removeProperty');
  const { rerender } = render(<Screen name="home" />);
  rerender(<Screen name="list" />);
  await Promise.resolve();
  expect(set).toHaveBeenCalledTimes(1);
  rerender(<Screen name="form" />);
  await Promise.resolve();
  expect(style.getPropertyValue('--bar-height')).toBe('80px');
  expect(remove).not.toHaveBeenCalled();
});
