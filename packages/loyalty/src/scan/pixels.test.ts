import { describe, expect, it } from 'vitest';
import { normalised, type Pixels, scaledTo, sharpened, toColour, toGrey } from './pixels';

const picture = (width: number, ...grey: number[]): Pixels => ({
  width,
  height: grey.length / width,
  grey: new Uint8ClampedArray(grey),
});
const greyOf = ({ grey }: Pixels) => [...grey];

describe('pixels', () => {
  it('become grey as the eye weighs them, on white where they are transparent', () => {
    const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0, 0, 0, 0, 255]);
    expect(greyOf(toGrey({ width: 2, height: 2, data }))).toEqual([76, 150, 255, 0]);
  });

  it('go to the reader in four bytes', () => {
    expect([...toColour(picture(1, 7)).data]).toEqual([7, 7, 7, 255]);
  });

  it('are stretched from black to white, but for a highlight', () => {
    const grey = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 100 : 150));
    const [first, second] = greyOf(normalised(picture(200, 255, ...grey.slice(1))));
    expect([first, second]).toEqual([255, 255]);
    expect(greyOf(normalised(picture(200, 255, ...grey.slice(1))))[2]).toBe(0);
  });

  it('of one colour stay as they are to the eye', () => {
    expect(new Set(greyOf(normalised(picture(2, 9, 9, 9, 9)))).size).toBe(1);
  });

  it('get steeper edges, and no others', () => {
    const edge = picture(6, 100, 100, 100, 150, 150, 150);
    const sharp = greyOf(sharpened(edge, 1, 1));
    expect(sharp).toEqual([100, 100, 83, 167, 150, 150]);
  });

  it('are scaled to a longer side, up and down', () => {
    expect(greyOf(scaledTo(picture(2, 0, 200), 4))).toEqual([0, 50, 150, 200, 0, 50, 150, 200]);
    expect(scaledTo(picture(4, 0, 0, 0, 0, 0, 0, 0, 0), 2)).toMatchObject({ width: 2, height: 1 });
    expect(scaledTo(picture(4, 1, 2, 3, 4), 1)).toMatchObject({ width: 1, height: 1 });
  });
});
