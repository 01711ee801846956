import { describe, expect, it } from 'vitest';
import { readReleases } from './list';

const release = (values: object = {}) => ({
  version: '1.4.0',
  date: '2026-11-26',
  changes: ['Lists are quicker.', '<b>Bold</b> & "quoted" stay as they are.'],
  ...values,
});
const list = (...releases: unknown[]) => JSON.stringify({ releases });

describe('a list', () => {
  it('gives its five newest releases, the newest first, whatever its order', () => {
    const versions = ['1.2.0', '1.10.0', '1.9.0', '0.9.9', '1.0.0', '1.1.0'];
    const read = readReleases(list(...versions.map((version) => release({ version }))));
    expect(read?.map(({ version }) => version)).toEqual(['1.10.0', '1.9.0', '1.2.0', '1.1.0', '1.0.0']);
  });

  it('keeps the three fields of a release alone', () => {
    const text = `{"__proto__":{"isOn":true},"releases":[{"__proto__":{"polluted":1},"constructor":2,
      "version":"1.4.0","date":"2026-11-26","changes":["A change."]}]}`;
    const [read] = readReleases(text) ?? [];
    expect(Object.entries(read ?? {})).toEqual([
      ['version', '1.4.0'],
      ['date', '2026-11-26'],
      ['changes', ['A change.']],
    ]);
    expect(read).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  it.each<[string, string]>([
    ['a page', '<!doctype html><title>Not found</title>'],
    ['nothing', ''],
    ['a list that was cut off', list(release()).slice(0, -5)],
    ['null', 'null'],
    ['a list of lists', '[[]]'],
    ['no releases', '{"releases":[]}'],
    ['releases that are an object', '{"releases":{"0":{}}}'],
    ['releases in the prototype', '{"__proto__":{"releases":[]}}'],
    ['too many releases', list(...Array.from({ length: 201 }, () => release()))],
    ['a release that is null', list(release(), null)],
    ['a version of two numbers', list(release({ version: '1.4' }))],
    ['a version with words', list(release({ version: '1.4.0-beta' }))],
    ['a version that is a number', list(release({ version: 1 }))],
    ['a day that is none', list(release({ date: '2026-02-30' }))],
    ['changes that are a text', list(release({ changes: 'A change.' }))],
    ['a change that is an object', list(release({ changes: [{ html: '<b>' }] }))],
    ['an empty change', list(release({ changes: [' '] }))],
    ['a change of two lines', list(release({ changes: ['One\ntwo'] }))],
    ['a change that turns letters around', list(release({ changes: ['\u202egnihtyna'] }))],
    ['a long change', list(release({ changes: ['x'.repeat(301)] }))],
    ['many changes', list(release({ changes: Array.from({ length: 31 }, () => 'A change.') }))],
  ])('that is %s is none', (_, text) => {
    expect(readReleases(text)).toBeNull();
  });
});
