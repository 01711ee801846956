import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

it('restarts the time with a second copy', async () => {
  const hook = openCopy();
  await act(() => hook.current.copy());
  pass(1000);
  await act(() => hook.current.copy());
  pass(1199);
  expect(hook.current.state).toBe('copied');
  pass(1);
  expect(hook.current.state).toBe('idle');
});

describe('where the clipboard’s own way fails', () => {
  /** The texts that `execCommand` was asked to copy. */
  const selected: (string | undefined)[] = [];

  function stubOldWay(works: boolean) {
    selected.length = 0;
    const execCommand = () => {
      selected.push(document.querySelector('textarea')?.value);
      return works;
    };
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  }
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });

  it.each([
    ['is refused', () => writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'))],
    ['is missing, as on plain http', () => vi.stubGlobal('navigator', {})],
  ])('%s: copies the old way', async (_, prepare) => {
    prepare();
    stubOldWay(true);
    const hook = openCopy();
    await act(() => hook.current.copy());
    expect(hook.current.state).toBe('copied');
    expect(selected).toEqual(['gym@example.com']);
    expect(document.body.children).toHaveLength(1);
  });

  it('says that the browser refused, for as long as it takes', async () => {
    vi.stubGlobal('navigator', {});
    stubOldWay(false);
    const hook = openCopy();
    await act(() => hook.current.copy());
    pass(60_000);
    expect(hook.current.state).toBe('refused');
  });
});
