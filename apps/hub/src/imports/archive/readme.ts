import type { Overview } from './archive.api';

/** The text of the first file: what the archive contains, and what it excludes. */
export function readmeOf(leftOut: Overview['leftOut']): string {
  return [
    'This file holds everything you have in the hub.',
    '',
    'csv/           tables for people and spreadsheets',
    'calendar.ics   your dates, for a calendar',
    'catima.zip     your cards, for Catima',
    'files/         documents and pictures, by collection and record',
    'data/          your records as the hub stores them, in JSON',
    'manifest.json  a list of all files, with their SHA-256',
    '',
    'To restore it, choose this file on the page “Your data” of a hub.',
    '',
    'Passwords and tokens are never in such a file. These are not in it either:',
    ...leftOut.map(({ name, why }) => `- ${name.replaceAll('_', ' ')}: ${why}`),
    '',
  ].join('\n');
}
