import { describe, expect, it } from 'vitest';
import { ADMIN, personal, privateToOwner } from '../fields';
import { collections } from '../schema';
import { filterOfRule } from './rule-filter';

describe('a list rule as a filter', () => {
  it.each([
    [personal.list, '{:auth_id} != "" && (owner = {:auth_id} || shared = true || owner = "")', ['id', 'id']],
    [privateToOwner.list, '{:auth_id} != "" && owner = {:auth_id}', ['id', 'id']],
    [ADMIN, '({:auth_role} = "admin" || {:auth_isAdmin} = true)', ['role', 'isAdmin']],
  ])('of %s has the person’s values', (rule, filter, fields) => {
    expect(filterOfRule(rule)).toEqual({ filter, fields });
  });

  it.each([
    null,
    '@request.query.thumb:isset = false',
    'owner = @request.auth.id && @request.body.owner:changed = false',
    '@request.auth.id:isset = true',
    '@request.auth.team.owner = "Ada"',
  ])('is refused where it needs more of a request: %s', (rule) => {
    expect(() => filterOfRule(rule)).toThrow();
  });

  it('is there for all that people can list', () => {
    const lists = collections.map(({ rules }) => rules.list).filter((rule) => rule !== null);
    expect(lists.length).toBeGreaterThan(5);
    for (const rule of lists) expect(() => filterOfRule(rule)).not.toThrow();
  });
});
