/** Push endpoints, as the device and the hub know them. */
interface DeviceState {
  /** The device's endpoint when the hub last confirmed it as this person's; `null` for none. */
  remembered: string | null;
  /** The endpoint of the browser's subscription; `null` if it has none. */
  current: string | null;
  /** The endpoints to which the hub sends the person's notifications. */
  known: readonly string[];
}

/**
 * What to do with a device's push subscription: nothing; end it, because it is another person's or was removed on
 * another device; or renew it, because the browser has replaced or lost it, for which there is no reliable event.
 */
export function deviceStep({ remembered, current, known }: DeviceState): 'stay' | 'end' | 'renew' {
  if (current !== null && known.includes(current)) return 'stay';
  return remembered !== null && remembered !== current ? 'renew' : 'end';
}
