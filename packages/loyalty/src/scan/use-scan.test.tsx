import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Found } from './read';
import { NO_CODE } from './picture-limits';
import { type Scanner, ScanProblem } from './scanner';
import { useScan } from './use-scan';

const pictureOf = (name: string) => new File(['x'], name, { type: 'image/png' });
const codeOf = (code: string): Found => ({ type: 'ean13', code, meaning: code, encoding: '' });

/** Two pictures are given, one after the other; the scanner answers when the test says so. */
function openScan() {
  const answers: ((found: Promise<Found[]>) => void)[] = [];
  const readPicture = () => new Promise<Found[]>((resolve) => answers.push(resolve));
  const scanner: Scanner = { readPicture, readFrame: vi.fn(), close: vi.fn() };
  const onCode = vi.fn();
  const { result } = renderHook(() => useScan(onCode, () => scanner));
  const pictures = [pictureOf('first.png'), pictureOf('second.png')];
  for (const picture of pictures) act(() => result.current.readPicture(picture));
  const answer = (place: number, found: Promise<Found[]>) =>
    act(async () => {
      answers[place]?.(found);
      await found.catch(() => undefined);
    });
  return { result, onCode, pictures, answer };
}

it('takes the code of the picture that was given last', async () => {
  const { result, onCode, pictures, answer } = openScan();
  await answer(0, Promise.resolve([codeOf('8710400123453')]));
  expect(onCode).not.toHaveBeenCalled();
  expect(result.current.isReading).toBe(true);
  await answer(1, Promise.resolve([codeOf('4006381333931')]));
  expect(onCode).toHaveBeenCalledExactlyOnceWith(codeOf('4006381333931'), pictures[1]);
  expect(result.current.isReading).toBe(false);
});

it('says nothing of a picture after which another was given', async () => {
  const { result, answer } = openScan();
  await answer(0, Promise.reject(new ScanProblem(NO_CODE)));
  expect(result.current.problem).toBeNull();
  await answer(1, Promise.reject(new ScanProblem(NO_CODE)));
  expect(result.current.problem).toBe(NO_CODE);
});
