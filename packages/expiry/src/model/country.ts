const CODE = /^[A-Z]{2}$/;
const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** A country as it is stored: trimmed, and in capitals when it looks like a two-letter code (`nl` → `NL`). */
export function normaliseCountry(text: string): string {
  const trimmed = text.trim();
  const upper = trimmed.toUpperCase();
  return CODE.test(upper) ? upper : trimmed;
}

/** The English name behind a two-letter code; any other text stands for itself. */
export function countryName(country: string): string {
  return (CODE.test(country) ? NAMES.of(country) : undefined) ?? country;
}
