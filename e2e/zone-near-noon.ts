/** The zone where it is about noon now: tests that run there never meet midnight by accident. */
export function zoneNearNoon(now: Date): string {
  const hoursEast = 12 - now.getUTCHours();
  return hoursEast === 0 ? 'UTC' : `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`;
}
