/** The addresses of the notifications of a device. */
interface DeviceState {
  /** The one that the hub was last seen to know as this person's; `null` for none. */
  remembered: string | null;
  /** The browser's; `null` if it has no subscription. */
  current: string | null;
  /** Those to which the hub sends the person's notifications. */
  known: readonly string[];
}

/**
 * What is to be done with a device's subscription: nothing; end it, because it is not this person's, or was
 * removed on another device; or make a new one, because the browser has replaced or lost theirs, of which it
 * tells nobody.
 */
export function deviceStep({ remembered, current, known }: DeviceState): 'stay' | 'end' | 'renew' {
  if (current !== null && known.includes(current)) return 'stay';
  return remembered !== null && remembered !== current ? 'renew' : 'end';
}
