import { counted } from '@hub/locale';

const DAY_MS = 86_400_000;

/** The sentence for a person whose clock is so many milliseconds ahead of the server's that the session seems to have expired. */
export function clockAheadSentence(aheadMs: number): string {
  const days = Math.round(aheadMs / DAY_MS);
  const ahead = days < 1 ? 'ahead' : `${counted(days, 'day')} ahead`;
  return `The clock of this device is ${ahead}. Set it right: the hub goes by the date of this device.`;
}
