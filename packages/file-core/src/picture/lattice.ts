import type { Size } from './plan';

/** A repetition: the pixels along a slanted line and from line to line, and the slant in radians. */
export interface Lattice {
  along: number;
  across: number;
  angle: number;
}

/** A point on a picture, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The positions of marks that cover a picture: on slanted lines, one of them through the middle, with every
 * second line shifted by half a step, so that no part of the picture as large as four marks is free. Only
 * marks that may overlap the picture are included.
 */
export function centresFor(size: Size, lattice: Lattice): Point[] {
  const { along, across, angle } = lattice;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (size.width * Math.abs(sin) + size.height * cos) / 2;
  const last = Math.ceil(reach / across);
  const places: Point[] = [];
  for (let line = -last; line <= last; line += 1) {
    const middle = {
      x: size.width / 2 - sin * line * across,
      y: size.height / 2 + cos * line * across,
    };
    const shift = line % 2 === 0 ? 0 : 0.5;
    const [from, to] = withinReach(size, middle, lattice);
    for (let step = Math.ceil(from / along - shift); step <= to / along - shift; step += 1) {
      const distance = (step + shift) * along;
      places.push({ x: middle.x + cos * distance, y: middle.y + sin * distance });
    }
  }
  return places;
}

/** The part of a line that is on the picture, or at most half a step outside. */
function withinReach(size: Size, middle: Point, { along, angle }: Lattice): [from: number, to: number] {
  const [byWidth, byHeight] = [
    span(middle.x, size.width, Math.cos(angle), along / 2),
    span(middle.y, size.height, Math.sin(angle), along / 2),
  ];
  return [Math.max(byWidth[0], byHeight[0]), Math.min(byWidth[1], byHeight[1])];
}

/** How far a point can move from `start` with this slope, both ways, within `margin` of 0 and `end`. */
function span(start: number, end: number, slope: number, margin: number): [from: number, to: number] {
  const ends = [(-margin - start) / slope, (end + margin - start) / slope];
  return [Math.min(...ends), Math.max(...ends)];
}
