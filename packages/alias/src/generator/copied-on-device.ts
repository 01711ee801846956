import { dropTypedText, readTypedText, storeTypedText } from '@hub/auth';
import * as v from 'valibot';

const NAME = 'aliases.copied';
const addressesSchema = v.array(v.string());

/** The addresses that a person has copied on this device and neither saved nor discarded: they may be in use already. */
export function readCopied(personId: string): string[] {
  const stored = readTypedText(personId, NAME);
  if (stored === null) return [];
  try {
    return v.parse(addressesSchema, JSON.parse(stored.text));
  } catch {
    return [];
  }
}

/** Stores on this device that an address was copied. What other tabs have stored stays. */
export function addCopied(personId: string, address: string): void {
  const others = readCopied(personId).filter((other) => other !== address);
  storeTypedText(personId, NAME, JSON.stringify([...others, address]));
}

/** Deletes the copied addresses for which `isDropped` returns `true` from this device. */
export function dropCopied(personId: string, isDropped: (address: string) => boolean): void {
  const copied = readCopied(personId);
  const left = copied.filter((address) => !isDropped(address));
  if (left.length === copied.length) return;
  if (left.length === 0) dropTypedText(personId, NAME);
  else storeTypedText(personId, NAME, JSON.stringify(left));
}
