import { describe, expect, it } from 'vitest';
import { isNear, quotaProblem, readQuota } from './limits';

const read = (environment: Readonly<Record<string, string>>) =>
  readQuota((variable) => environment[variable] ?? '');

describe('the quota of a person', () => {
  it('is 20,000 records and 2 GB of documents where the environment says nothing', () => {
    expect(read({})).toEqual({ records: 20_000, bytes: 2e9 });
  });

  it('is what the environment says', () => {
    expect(read({ HUB_QUOTA_RECORDS: '500', HUB_QUOTA_GB: '0.5' })).toEqual({ records: 500, bytes: 5e8 });
    expect(read({ HUB_QUOTA_GB: ' 20 ' })).toEqual({ records: 20_000, bytes: 2e10 });
  });

  it.each([
    ['HUB_QUOTA_RECORDS', '0'],
    ['HUB_QUOTA_RECORDS', '1.5'],
    ['HUB_QUOTA_RECORDS', '-1'],
    ['HUB_QUOTA_RECORDS', 'many'],
    ['HUB_QUOTA_GB', '0'],
    ['HUB_QUOTA_GB', '2 GB'],
    ['HUB_QUOTA_GB', '1e9'],
    ['HUB_QUOTA_GB', 'NaN'],
  ])('is not %s=%s', (variable, value) => {
    expect(read({ [variable]: value })).toMatch(new RegExp(`^${variable} is ${value}: write how many`));
  });
});

describe('what a person has', () => {
  const most = { records: 1000, bytes: 2e9 };

  it('is near the quota from four fifths of either', () => {
    expect(isNear({ records: 799, bytes: 1.6e9 - 1 }, most)).toBe(false);
    expect(isNear({ records: 800, bytes: 0 }, most)).toBe(true);
    expect(isNear({ records: 0, bytes: 1.6e9 }, most)).toBe(true);
  });

  it('may be all of it, and not one more', () => {
    expect(quotaProblem(most, most)).toBeNull();
    expect(quotaProblem({ records: 1001, bytes: 0 }, most)).toBe(
      'One person may have 1,000 records on this hub, and this would be more. Delete what is not needed, or ask the hub’s owner for more.',
    );
    expect(quotaProblem({ records: 0, bytes: 2e9 + 1 }, most)).toBe(
      'One person may have 2 GB of documents on this hub, and this would be more. Delete what is not needed, or ask the hub’s owner for more.',
    );
  });
});
