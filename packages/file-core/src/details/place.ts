const DIRECTIONS = [
  'North',
  'North-north-east',
  'North-east',
  'East-north-east',
  'East',
  'East-south-east',
  'South-east',
  'South-south-east',
  'South',
  'South-south-west',
  'South-west',
  'West-south-west',
  'West',
  'West-north-west',
  'North-west',
  'North-north-west',
];

const TURN = 360;
/** A precision of about one metre. */
const DECIMALS = 5;

/** Converts degrees, minutes and seconds to degrees. Minutes and seconds may be missing; `null` without degrees. */
export function degreesOf(parts: ArrayLike<number>): number | null {
  const [degrees = NaN, minutes = 0, seconds = 0] = Array.from(parts);
  if (!Number.isFinite(degrees)) return null;
  return (
    degrees + (Number.isFinite(minutes) ? minutes / 60 : 0) + (Number.isFinite(seconds) ? seconds / 3600 : 0)
  );
}

/** "5.46957° N, 100.24612° E", from degrees that are negative in the south and west. */
export function coordinatesInWords(latitude: number, longitude: number): string {
  const north = `${Math.abs(latitude).toFixed(DECIMALS)}° ${latitude < 0 ? 'S' : 'N'}`;
  return `${north}, ${Math.abs(longitude).toFixed(DECIMALS)}° ${longitude < 0 ? 'W' : 'E'}`;
}

/** "12 m above the sea", from metres that are negative below sea level. */
export function heightInWords(metres: number): string {
  return `${Math.abs(Math.round(metres))} m ${metres < 0 ? 'below' : 'above'} the sea`;
}

/** "West-north-west, 292°", from degrees clockwise from north. */
export function directionInWords(degrees: number): string {
  const within = ((degrees % TURN) + TURN) % TURN;
  const nearest = Math.round((within / TURN) * DIRECTIONS.length) % DIRECTIONS.length;
  return `${DIRECTIONS[nearest] ?? ''}, ${Math.round(within) % TURN}°`;
}
