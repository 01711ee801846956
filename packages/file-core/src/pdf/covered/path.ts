import { type Box, boxAround, type Point } from '../geometry';

/** Corners that differ by less, in points, count as equal. */
const SLACK = 0.01;

const isNear = (one: number, other: number) => Math.abs(one - other) < SLACK;

/** The box of a subpath that is a rectangle parallel to the axes; `null` for other ones. */
function rectangleOf(points: readonly Point[]): Box | null {
  const [first, ...others] = points;
  const last = others.at(-1);
  const isClosed = others.length === 4 && first && last && isNear(first.x, last.x) && isNear(first.y, last.y);
  const corners = isClosed ? points.slice(0, -1) : points;
  if (corners.length !== 4) return null;
  const box = boxAround(corners);
  const isCorner = ({ x, y }: Point) =>
    (isNear(x, box.left) || isNear(x, box.right)) && (isNear(y, box.bottom) || isNear(y, box.top));
  const isStraight = corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    return isCorner(corner) && isNear(corner.x, next.x) !== isNear(corner.y, next.y);
  });
  return isStraight ? box : null;
}

/** The current path, in coordinates of the page. */
export class Path {
  private subpaths: Point[][] = [];
  private isCurved = false;

  move(point: Point): void {
    this.subpaths.push([point]);
  }

  line(point: Point): void {
    this.subpaths.at(-1)?.push(point);
  }

  /** Adds a closed shape with these corners. */
  polygon(corners: readonly Point[]): void {
    this.subpaths.push([...corners]);
  }

  /** Adds a curve, by its control points and its end: it does not leave the hull of these. */
  curve(points: readonly Point[]): void {
    this.isCurved = true;
    for (const point of points) this.line(point);
  }

  /** The rectangles of which the path consists; empty if it has other parts. */
  rectangles(): Box[] {
    const shapes = this.subpaths.filter((points) => points.length > 1);
    const boxes = this.isCurved ? [] : shapes.flatMap((points) => rectangleOf(points) ?? []);
    return boxes.length === shapes.length ? boxes : [];
  }

  /** The box around the path; `null` if it is empty. */
  bounds(): Box | null {
    const points = this.subpaths.flat();
    return points.length === 0 ? null : boxAround(points);
  }

  clear(): void {
    this.subpaths = [];
    this.isCurved = false;
  }
}
