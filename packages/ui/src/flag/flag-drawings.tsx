import type { ComponentType } from 'react';

interface Star {
  x: number;
  y: number;
  radius: number;
  points: number;
  /** The inner corners' distance from the centre, as a fraction of the radius. */
  depth: number;
  /** The direction of the first point, in degrees clockwise from straight up. */
  turn?: number;
}

/** The outline of a star, as the `points` attribute of a polygon. */
function star({ x, y, radius, points, depth, turn = 0 }: Star): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (turn * Math.PI) / 180 + (index * Math.PI) / points;
    const distance = index % 2 === 0 ? radius : radius * depth;
    return `${(x + distance * Math.sin(angle)).toFixed(2)},${(y - distance * Math.cos(angle)).toFixed(2)}`;
  });
  return corners.join(' ');
}

function Netherlands() {
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true">
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path fill="#ae1c28" d="M0 0h30v6.667H0z" />
      <path fill="#21468b" d="M0 13.333h30V20H0z" />
    </svg>
  );
}

/** On the grid of 30 × 20 that defines the flag, each small star points at the centre of the large one. */
const CHINESE_STARS = [
  { x: 5, y: 5, radius: 3, turn: 0 },
  ...[
    { x: 10, y: 2 },
    { x: 12, y: 4 },
    { x: 12, y: 7 },
    { x: 10, y: 9 },
  ].map(({ x, y }) => ({ x, y, radius: 1, turn: (Math.atan2(5 - x, y - 5) * 180) / Math.PI })),
].map((place) => star({ ...place, points: 5, depth: 0.382 }));

function China() {
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true">
      <path fill="#ee1c25" d="M0 0h30v20H0z" />
      {CHINESE_STARS.map((points) => (
        <polygon key={points} fill="#ff0" points={points} />
      ))}
    </svg>
  );
}

/** One point for each of the 13 states and one for the federal government. */
const MALAYSIAN_STAR = star({ x: 8.75, y: 4, radius: 2.25, points: 14, depth: 0.55 });

function Malaysia() {
  return (
    <svg viewBox="0 0 28 14" aria-hidden="true">
      <path fill="#fff" d="M0 0h28v14H0z" />
      <path stroke="#c00" d="M0 .5h28M0 2.5h28M0 4.5h28M0 6.5h28M0 8.5h28M0 10.5h28M0 12.5h28" />
      <path fill="#006" d="M0 0h14v8H0z" />
      <path fill="#fc0" d="M7.1 1.65a2.6 2.6 0 1 0 0 4.7a2.95 2.95 0 1 1 0 -4.7z" />
      <polygon fill="#fc0" points={MALAYSIAN_STAR} />
    </svg>
  );
}

/** The available flags (specification §3.52, §3.81), by country code. */
export const flagDrawings: Partial<Record<string, ComponentType>> = {
  NL: Netherlands,
  CN: China,
  MY: Malaysia,
};
