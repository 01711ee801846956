import type { Report } from '@hub/file-core';

/** What is found in a sample photo with fourteen private details. */
export const PHOTO: Report = {
  kind: 'jpeg',
  size: { width: 4080, height: 3072 },
  pages: null,
  details: [
    { topic: 'where', label: 'Coordinates', value: '5.46957° N, 100.24612° E' },
    { topic: 'where', label: 'Height', value: '12 m above the sea' },
    { topic: 'where', label: 'Camera pointed', value: 'West-north-west, 292°' },
    { topic: 'when', label: 'Taken', value: { date: '2026-11-14', time: '18:32:07', offset: '+08:00' } },
    { topic: 'when', label: 'Changed', value: { date: '2026-11-15', time: '09:04:51' } },
    { topic: 'device', label: 'Camera', value: 'Fairphone 5' },
    { topic: 'device', label: 'Serial number', value: 'FP5-0A81C7E2' },
    { topic: 'device', label: 'Lens', value: '24 mm, f/1.9' },
    { topic: 'device', label: 'Software', value: 'Android 15' },
    { topic: 'who', label: 'Author', value: 'Sam Rivers' },
    { topic: 'who', label: 'Named face', value: 'Noor Aziz' },
    { topic: 'edits', label: 'Program', value: 'darktable 4.8' },
    { topic: 'edits', label: 'History', value: '3 steps' },
    { topic: 'edits', label: 'Thumbnail', value: 'Shows the picture before it was cropped' },
  ],
  kept: ['orientation', 'colour profile'],
  warnings: [],
  losses: [],
};

/** A signed contract. */
export const CONTRACT: Report = {
  kind: 'pdf',
  size: null,
  pages: 3,
  details: [
    { topic: 'when', label: 'Created', value: { date: '2026-10-02' } },
    { topic: 'who', label: 'Author', value: 'Noor Aziz' },
    { topic: 'edits', label: 'Program', value: 'LibreOffice 24.8' },
  ],
  kept: [],
  warnings: ['Its signature will no longer be valid.'],
  losses: [],
};

/** A screenshot that gives nothing away. */
export const PLAIN: Report = {
  kind: 'png',
  size: { width: 1170, height: 2532 },
  pages: null,
  details: [],
  kept: [],
  warnings: [],
  losses: [],
};

const WIDEST_PX = 1600;

/** The report of a cleaned file. */
export function cleanReport(report: Report, isResized: boolean): Report {
  const { size } = report;
  const isSmaller = isResized && size !== null && size.width > WIDEST_PX;
  return {
    ...report,
    size: isSmaller ? { width: WIDEST_PX, height: Math.round((size.height / size.width) * WIDEST_PX) } : size,
    details: [],
    warnings: [],
  };
}

const STARTS: Readonly<Record<Report['kind'], number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** A file of this size that only begins like a file of its kind. */
export function sampleFile(name: string, kind: Report['kind'], size = 1000): File {
  const bytes = new Uint8Array(size);
  bytes.set(STARTS[kind]);
  return new File([bytes], name, { type: kind === 'pdf' ? 'application/pdf' : `image/${kind}` });
}
