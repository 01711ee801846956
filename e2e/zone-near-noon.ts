/** A zone in which it is about noon now, so that tests never run into midnight by accident. */
export function zoneNearNoon(now: Date): string {
  const hoursEast = 12 - now.getUTCHours();
  return hoursEast === 0 ? 'UTC' : `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`;
}
