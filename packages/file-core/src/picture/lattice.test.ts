import { describe, expect, it } from 'vitest';
import { centresFor } from './lattice';
import { textHeight } from './watermark';

const ANGLE = -Math.PI / 6;
const size = (width: number, height: number) => ({ width, height });
const lattice = { along: 200, across: 80, angle: ANGLE };

describe('the places of a watermark', () => {
  it('begin in the middle, and stand on slanted lines half a step apart', () => {
    const places = centresFor(size(1600, 1200), lattice);
    expect(places).toContainEqual({ x: 800, y: 600 });
    const middle = places.filter(
      ({ x, y }) => Math.abs((y - 600) * Math.cos(ANGLE) - (x - 800) * Math.sin(ANGLE)) < 1,
    );
    const steps = middle.map(({ x }) => (x - 800) / Math.cos(ANGLE) / 200);
    expect(steps.length).toBeGreaterThan(5);
    for (const step of steps) expect(step).toBeCloseTo(Math.round(step), 6);
  });

  it.each([size(1600, 1200), size(1200, 1600), size(90, 4000), size(4000, 90), size(1, 1)])(
    'leave no part of %o free',
    ({ width, height }) => {
      const places = centresFor({ width, height }, lattice);
      for (let x = 0; x <= width; x += 37) {
        for (let y = 0; y <= height; y += 37) {
          const nearest = Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
          expect(nearest).toBeLessThanOrEqual(Math.hypot(100, 80));
        }
      }
    },
  );

  it('are no more than the picture has room for', () => {
    const { width, height } = size(100, 100_000);
    const room = ((width + 200) * (height + 200)) / (200 * 80);
    expect(centresFor({ width, height }, lattice).length).toBeLessThan(room * 1.5);
  });
});

describe('the height of its text', () => {
  it('follows the width of the picture', () => {
    expect(textHeight(size(1600, 1200), 5)).toBeCloseTo(72.7, 1);
    expect(textHeight(size(3200, 2400), 5)).toBeCloseTo(145.5, 1);
  });

  it('can be read on a small picture', () => {
    expect(textHeight(size(120, 120), 5)).toBe(14);
  });

  it.each([size(1600, 1200), size(1200, 100), size(50, 900)])(
    'fits a long text along the middle of %o',
    (picture) => {
      const line = Math.min(picture.width / Math.cos(ANGLE), picture.height / Math.abs(Math.sin(ANGLE)));
      expect(textHeight(picture, 100) * 100).toBeLessThanOrEqual(line);
    },
  );
});
