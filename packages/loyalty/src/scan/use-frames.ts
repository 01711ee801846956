import { type RefObject, useEffect, useEffectEvent } from 'react';
import { confirm, type Seen } from './confirm';
import { allFound } from './formats';
import { openQuickLook, type QuickLook } from './native-detector';
import type { Found } from './read';
import type { Scanner } from './scanner';

/** About ten frames per second: more would find nothing sooner, and use more battery. */
const FRAME_MS = 100;

const HAVE_CURRENT_DATA = 2;

/** The codes in one frame: the browser's own reader tries first, if there is one. */
async function readOnce(video: HTMLVideoElement, quickLook: QuickLook | null, scanner: Scanner) {
  const frame = await createImageBitmap(video);
  const quick = allFound((await quickLook?.(frame)) ?? []);
  if (quick.length === 0) return scanner.readFrame(frame);
  frame.close();
  return quick;
}

/** Waits, but not after `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

async function readFrames(video: HTMLVideoElement, scanner: Scanner, signal: AbortSignal) {
  const quickLook = await openQuickLook();
  let seen: Seen = new Set();
  while (!signal.aborted) {
    const start = performance.now();
    if (video.readyState >= HAVE_CURRENT_DATA) {
      const verdict = confirm(seen, await readOnce(video, quickLook, scanner));
      if (verdict.taken.length > 0) return verdict.taken;
      seen = verdict.seen;
    }
    await pause(Math.max(0, FRAME_MS - (performance.now() - start)), signal);
  }
  return [];
}

function show(video: HTMLVideoElement, stream: MediaStream | null) {
  video.srcObject = stream;
  // Chromium rejects if the page is left before the first frame.
  if (stream !== null) video.play().catch(() => undefined);
}

interface FrameEnds {
  onFound: (found: readonly Found[]) => void;
  /** Called if the reader could not be loaded. */
  onFailed: (error: unknown) => void;
}

/** Reads the camera's frames until a code is accepted, or `stream` is closed. */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  scanner: Scanner,
  { onFound, onFailed }: FrameEnds,
): void {
  const found = useEffectEvent(onFound);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const element = video.current;
    if (stream === null || element === null) return undefined;
    const over = new AbortController();
    show(element, stream);
    readFrames(element, scanner, over.signal).then(
      (codes) => {
        if (!over.signal.aborted) found(codes);
      },
      (error: unknown) => {
        if (!over.signal.aborted) failed(error);
      },
    );
    return () => {
      over.abort();
      show(element, null);
    };
  }, [video, stream, scanner]);
}
