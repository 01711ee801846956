import type { Detail } from './report';

/** What the profiles of sRGB that most programs write tell of themselves, by their own words. */
const STANDARD: readonly (readonly string[])[] = [
  // Hewlett-Packard and Microsoft, 1998: of most cameras and programs.
  [
    'IEC, sRGB, HP',
    '1998-02-09 06:49:00',
    'Copyright (c) 1998 Hewlett-Packard Company',
    'sRGB IEC61966-2.1',
    'IEC http://www.iec.ch',
    'IEC 61966-2.1 Default RGB colour space - sRGB',
    'Reference Viewing Condition in IEC61966-2.1',
    'view, lumi, meas, tech, 104 bytes',
  ],
  // The International Color Consortium, 2014.
  [
    '2015-02-15 00:00:00',
    'sRGB2014',
    'IEC 61966-2-1 Default RGB Colour Space - sRGB',
    'Reference Viewing Condition in IEC 61966-2-1',
    'Copyright International Color Consortium, 2015',
    'lumi, meas, tech, 68 bytes',
  ],
  // The compact one that libvips writes.
  ['saws, ctrl, hand', '2018-03-20 09:14:29', 'sRGB', 'CC0'],
];

/**
 * Whether all that a profile tells are the words of a standard one: they stand in millions of files, and tell nothing
 * of anybody. Such words beside others of its own may tell which program put them together.
 */
export function isStandard(details: readonly Detail[]): boolean {
  const words = details.map(({ value }) =>
    typeof value === 'string' ? value : `${value.date} ${value.time ?? ''}`,
  );
  return words.length > 0 && STANDARD.some((standard) => words.every((word) => standard.includes(word)));
}
