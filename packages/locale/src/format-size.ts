import { counted } from './counted';
import { formatNumber } from './format-number';
import { ownLocale } from './own-locale';

const KILO = 1000;
const MEGA = 1_000_000;

/** Formats a size in bytes: `812 bytes`, `14 kB`, `2.5 MB`. */
export function formatSize(bytes: number, locale = ownLocale()): string {
  if (bytes < KILO) return counted(bytes, 'byte');
  const kilos = Math.round(bytes / KILO);
  if (kilos < KILO) return `${kilos} kB`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${formatNumber(bytes / MEGA, digits, locale)} MB`;
}
