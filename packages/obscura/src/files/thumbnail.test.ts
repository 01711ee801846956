import { beforeEach, expect, it, vi } from 'vitest';
import { thumbnailOf } from './thumbnail';

const FILES = ['first', 'second', 'third'].map((name) => new File([], name));
/** How to finish each picture that is being drawn. */
const ends: { resolve: (bitmap: ImageBitmap) => void; reject: (problem: Error) => void }[] = [];
const draw = vi.fn(() => new Promise<ImageBitmap>((resolve, reject) => ends.push({ resolve, reject })));
const bitmap = { width: 256, height: 192 } as ImageBitmap;

beforeEach(() => {
  ends.length = 0;
  draw.mockClear();
  vi.stubGlobal('createImageBitmap', draw);
  return () => vi.unstubAllGlobals();
});

it('draws one picture after another, whatever became of the one before', async () => {
  const { signal } = new AbortController();
  const [first, second] = FILES.map((file) => thumbnailOf(file, signal).catch(String));
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  ends[0]!.reject(new Error('broken'));
  expect(await first).toContain('broken');
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  ends[1]!.resolve(bitmap);
  expect(await second).toBe(bitmap);
  await vi.waitFor(() => ends[2]!.resolve(bitmap));
  expect(draw.mock.calls).toEqual(FILES.map((file) => [file, { resizeWidth: 256, resizeQuality: 'medium' }]));
});

it('draws nothing of a file that was removed before its turn', async () => {
  const gone = new AbortController();
  const thumbnail = thumbnailOf(FILES[0]!, gone.signal);
  gone.abort(new Error('removed'));
  await expect(thumbnail).rejects.toThrow('removed');
  expect(draw).not.toHaveBeenCalled();
});
