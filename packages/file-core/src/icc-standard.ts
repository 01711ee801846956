import type { Detail } from './report';

/** The texts in the sRGB profiles that most programs write. */
const STANDARD: readonly (readonly string[])[] = [
  // Hewlett-Packard and Microsoft, 1998: used by most cameras and programs.
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
  // The compact profile that libvips writes.
  ['saws, ctrl, hand', '2018-03-20 09:14:29', 'sRGB', 'CC0'],
];

/**
 * Whether everything that a profile gives away is in one standard profile: such texts are in millions of
 * files and reveal nothing about anybody. Beside other texts they may reveal the program that combined them.
 */
export function isStandard(details: readonly Detail[]): boolean {
  const words = details.map(({ value }) =>
    typeof value === 'string' ? value : `${value.date} ${value.time ?? ''}`,
  );
  return words.length > 0 && STANDARD.some((standard) => words.every((word) => standard.includes(word)));
}
