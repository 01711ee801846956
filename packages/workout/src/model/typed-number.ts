import { plainSigns, readPlainNumber } from '@hub/locale';

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Parses a typed number, or for a time such as `1:30` its seconds. NaN for anything else. */
export function typedNumber(typed: string, isTime: boolean): number {
  const [clock, hours = 0, minutes, seconds] = CLOCK.exec(plainSigns(typed).trim()) ?? [];
  if (!isTime || clock === undefined) return readPlainNumber(typed);
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
