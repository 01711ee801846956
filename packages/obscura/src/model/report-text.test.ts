import type { Detail } from '@hub/file-core';
import { describe, expect, it } from 'vitest';
import { CONTRACT, PHOTO, PLAIN } from '../testing';
import { cleanReport } from '../testing/samples';
import {
  extentOf,
  foundInWords,
  groupsOf,
  keptInWords,
  labelsOf,
  momentInWords,
  outcomeInWords,
  shrunkInWords,
  topicsInList,
  topicsInSentence,
  valueInWords,
} from './report-text';

const [place] = PHOTO.details as [Detail];

describe('what a file gives away', () => {
  it('is counted and summed up', () => {
    expect(foundInWords(PHOTO.details)).toBe('14 private details found');
    expect(foundInWords([place])).toBe('1 private detail found');
    expect(foundInWords([])).toBe('No private details found');
    expect(topicsInSentence(PHOTO.details)).toBe('Place, time, device, people and edits');
    expect(topicsInSentence(CONTRACT.details.slice(0, 2))).toBe('Time and people');
    expect(topicsInSentence([place])).toBe('Place');
    expect(topicsInList(CONTRACT.details)).toBe('Time, people, edits');
  });

  it('is grouped in one order, with no empty group', () => {
    expect(groupsOf(PHOTO.details).map(({ title, details }) => [title, details.length])).toEqual([
      ['Where', 3],
      ['When', 2],
      ['Which device', 4],
      ['Who', 2],
      ['Edits', 3],
    ]);
  });

  it('is named once by each label, abbreviations as they are', () => {
    const details = ['Author', 'Named face', 'Author', 'ID'].map((label) => ({ ...place, label }));
    expect(labelsOf({ topic: 'who', title: 'Who', details })).toBe('Author, named face, ID');
  });
});

describe('a value', () => {
  it.each([
    [{ date: '2026-11-14', time: '18:32:07', offset: '+08:00' }, '14 Nov 2026, 18:32:07, +08:00'],
    [{ date: '2026-11-15', time: '09:04:51' }, '15 Nov 2026, 09:04:51'],
    [{ date: '2026-10-02' }, '2 Oct 2026'],
    [{ date: '2026-02-30' }, '2026-02-30'],
  ])('of time %j reads "%s"', (moment, words) => {
    expect(momentInWords(moment)).toBe(words);
  });

  it('that is long is cut at a word', () => {
    expect(valueInWords('a'.repeat(120))).toBe('a'.repeat(120));
    expect(valueInWords('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
    expect(valueInWords(`${'word '.repeat(24)}end of it`)).toBe(`${'word '.repeat(24).trim()}…`);
  });
});

describe('what has become of a file', () => {
  it.each([
    [PHOTO, cleanReport(PHOTO, true), 'Clean, 14 details removed'],
    [PLAIN, PLAIN, 'Clean, nothing had to be removed'],
    [PHOTO, PHOTO, 'Done, 14 details left in'],
  ])('is said in a few words', (before, after, words) => {
    expect(outcomeInWords(before, after)).toBe(words);
  });

  it('tells what stays because the picture needs it', () => {
    expect(keptInWords(PHOTO)).toBe('Kept: orientation and colour profile.');
    expect(keptInWords(PLAIN)).toBeNull();
  });

  it('says which picture was made smaller', () => {
    const small = { ...PHOTO, size: { width: 1600, height: 1205 } };
    expect(shrunkInWords(PHOTO, small)).toBe('made smaller, 1600 × 1205 px');
    expect(shrunkInWords(PHOTO, { ...PHOTO, size: { width: 3072, height: 4080 } })).toBeNull();
    expect(shrunkInWords(CONTRACT, CONTRACT)).toBeNull();
  });

  it('tells its extent', () => {
    expect(extentOf(PHOTO)).toBe('4080 × 3072 px');
    expect(extentOf(CONTRACT)).toBe('3 pages');
    expect(extentOf(null)).toBeNull();
  });
});
