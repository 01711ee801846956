interface Coordinates {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lon: number;
}

const MS_PER_DAY = 86_400_000;
const J2000 = Date.UTC(2000, 0, 1, 12);
/** At sunrise and sunset, the centre of the sun is this many degrees below the horizon. */
const HORIZON = -0.833;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** How high the sun is in degrees, by the low-precision formulas of the Astronomical Almanac. */
function sunHeight({ lat, lon }: Coordinates, now: Date): number {
  const days = (now.getTime() - J2000) / MS_PER_DAY;
  const anomaly = 357.528 + 0.9856003 * days;
  const longitude = 280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const tilt = 23.439;
  const declination = toDegrees(Math.asin(sin(tilt) * sin(longitude)));
  const ascension = toDegrees(Math.atan2(cos(tilt) * sin(longitude), cos(longitude)));
  const siderealTime = 280.46062 + 360.98564737 * days;
  const hourAngle = siderealTime + lon - ascension;
  return toDegrees(Math.asin(sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle)));
}

/** Whether the sun is up at a place; sunrise and sunset are accurate to about a minute. */
export function isDay(place: Coordinates, now: Date): boolean {
  return sunHeight(place, now) > HORIZON;
}
