// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCopy } from './use-copy';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const openCopy = () => renderHook(() => useCopy('gym@example.com')).result;

it('says "Copied" for 1,200 ms', async () => {
  const hook = openCopy();
  await act(() => hook.current.copy());
  expect(writeText).toHaveBeenCalledWith('gym@example.com');
  pass(1199);
  expect(hook.current.state).toBe('copied');
  pass(1);
  expect(hook.current.state).toBe('idle');
});

it('starts the time anew with a second copy', async () => {
  const hook = openCopy();
  await act(() => hook.current.copy());
  pass(1000);
  await act(() => hook.current.copy());
  pass(1199);
  expect(hook.current.state).toBe('copied');
  pass(1);
  expect(hook.current.state).toBe('idle');
});

it('says that the browser refused, for as long as it takes', async () => {
  writeText.mockRejectedValue(new DOMException('Not allowed.', 'NotAllowedError'));
  const hook = openCopy();
  await act(() => hook.current.copy());
  pass(60_000);
  expect(hook.current.state).toBe('refused');
});

it('says the same where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const hook = openCopy();
  await act(() => hook.current.copy());
  expect(hook.current.state).toBe('refused');
});
