import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock';

function Awake({ isOn }: { isOn?: boolean }) {
  useWakeLock(isOn);
  return null;
}

function browserWith(request: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { wakeLock: { request: vi.fn(request) } });
  return vi.mocked(navigator.wakeLock.request);
}

async function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(() => document.dispatchEvent(new Event('visibilitychange')));
}

it('keeps the screen awake while it is shown, also after the page was hidden', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = browserWith(() => Promise.resolve({ release }));
  const view = render(<Awake />);
  expect(request).toHaveBeenCalledTimes(1);
  await setVisibility('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  await setVisibility('visible');
  expect(request).toHaveBeenCalledTimes(2);
  view.unmount();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  await setVisibility('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('releases a lock that was granted after the card was left', async () => {
  const release = vi.fn(() => Promise.resolve());
  let grant: (lock: unknown) => void = () => undefined;
  browserWith(() => new Promise((resolve) => (grant = resolve)));
  render(<Awake />).unmount();
  grant({ release });
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

it('asks for nothing while it is off', () => {
  const request = browserWith(() => Promise.resolve({ release: () => Promise.resolve() }));
  render(<Awake isOn={false} />);
  expect(request).not.toHaveBeenCalled();
});

it('does without in a browser that refuses, and in one that can’t', async () => {
  const request = browserWith(() => Promise.reject(new DOMException('Low battery.', 'NotAllowedError')));
  render(<Awake />).unmount();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  vi.stubGlobal('navigator', {});
  render(<Awake />).unmount();
});
