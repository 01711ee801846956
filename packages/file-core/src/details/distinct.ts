import type { Detail } from '../report';

function saying({ topic, label, value }: Detail): string {
  const said = typeof value === 'string' ? value : `${value.date} ${value.time ?? ''}`;
  return [topic, label, said].join('\n');
}

/** Drops details that repeat an earlier one, such as the same author in Exif, XMP and IPTC. */
export function distinct(details: readonly Detail[]): Detail[] {
  const first = new Map<string, Detail>();
  for (const detail of details) {
    const key = saying(detail);
    if (!first.has(key)) first.set(key, detail);
  }
  return [...first.values()];
}
