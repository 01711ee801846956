import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EVERY_MINUTE, EVERY_SECOND, useClock } from './use-clock';

const timeOf = (now: Date) => now.toISOString().slice(11, 19);
const minuteOf = (now: Date) => now.toISOString().slice(11, 16);

function Seconds({ onRender = () => undefined }: { onRender?: () => void }) {
  onRender();
  return <p>{useClock(EVERY_SECOND, timeOf)}</p>;
}

function Minutes({ onRead }: { onRead: () => void }) {
  const read = (now: Date) => {
    onRead();
    return minuteOf(now);
  };
  return <p>{useClock(EVERY_MINUTE, read)}</p>;
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:59:57.400Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('turns on the whole second, however late it began', () => {
  render(<Seconds />);
  pass(599);
  expect(screen.getByText('11:59:57')).toBeDefined();
  pass(1);
  expect(screen.getByText('11:59:58')).toBeDefined();
  pass(2_000);
  expect(screen.getByText('12:00:00')).toBeDefined();
});

it('does not drift when the machine is late', () => {
  render(<Seconds />);
  // The timer of 11:59:58 comes half a second late.
  vi.setSystemTime(new Date('2026-11-21T11:59:57.900Z'));
  pass(600);
  expect(screen.getByText('11:59:58')).toBeDefined();
  pass(499);
  expect(screen.getByText('11:59:58')).toBeDefined();
  pass(1);
  expect(screen.getByText('11:59:59')).toBeDefined();
});

it('serves all clocks by one timer', () => {
  render(
    <>
      <Seconds />
      <Seconds />
      <Minutes onRead={() => undefined} />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
});

it('reads what shows minutes only when one begins', () => {
  const onRead = vi.fn();
  render(
    <>
      <Seconds />
      <Minutes onRead={onRead} />
    </>,
  );
  pass(600);
  onRead.mockClear();
  pass(1_999);
  expect(onRead).not.toHaveBeenCalled();
  pass(1);
  expect(onRead).toHaveBeenCalled();
  expect(screen.getByText('12:00')).toBeDefined();
});

it('waits for whole minutes where nobody asks for seconds', () => {
  render(<Minutes onRead={() => undefined} />);
  vi.advanceTimersToNextTimer();
  expect(timeOf(new Date())).toBe('12:00:00');
});

it('sleeps while nobody sees it, and is right at once on return', () => {
  const onRender = vi.fn();
  render(<Seconds onRender={onRender} />);
  turn('hidden');
  expect(vi.getTimerCount()).toBe(0);
  onRender.mockClear();
  pass(3_600_000);
  expect(onRender).not.toHaveBeenCalled();
  turn('visible');
  expect(screen.getByText('12:59:57')).toBeDefined();
  expect(vi.getTimerCount()).toBe(1);
});

it('leaves no timer behind', () => {
  const { unmount } = render(<Seconds />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
