import { describe, expect, it } from 'vitest';
import { isAllowedFilter, isAllowedSort, questionProblem } from './list-question';

const askable = { filter: ['user', 'date', 'active'], contains: ['workouts'], sort: ['date', 'id'] };
const any = "date = '2030-01-01'";

describe('a filter', () => {
  it.each([
    "date = '2030-01-01'",
    'date="2030-01-01"',
    "date >= 'a' && date <= 'b'",
    "date != 'a' || date > 'b' || date < 'c'",
    "user = 'a' && ((date >= 'b' && date < 'c') || (date = 'd'))",
    "(user = 'a')",
    'active = true || user = ""',
    'active = false',
    'date = -1.5',
    "workouts ~ 'abcdefghij12345'",
    "date = '&& user ~ (x) \"'",
    Array.from({ length: 8 }, () => any).join(' && '),
  ])('may compare fields with values: %s', (filter) => {
    expect(isAllowedFilter(filter, askable)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'date',
    'date =',
    "= 'a'",
    "'a' = date",
    "'a' = 'a'",
    "note = 'a'",
    "Date = 'a'",
    "user.name = 'a'",
    "plans_via_user.id ?= 'a'",
    "date:lower = 'a'",
    "date:each = 'a'",
    'date:length = 1',
    "@collection.users.id = 'a'",
    "@request.auth.id = 'a'",
    'date = @now',
    'date = user',
    'date = null',
    'date = trueish',
    'date = 1.',
    'date = 1a',
    'strftime("%Y", date) = 1',
    'geoDistance(1, 2, 3, 4) = 1',
    "date ~ 'a'",
    "date !~ 'a'",
    "workouts !~ 'a'",
    "workouts = 'a'",
    "workouts ~ '%a%b'",
    "workouts ~ 'a_b'",
    "date ?= 'a'",
    "date ?~ 'a'",
    "date == 'a'",
    "date = 'a' & date = 'b'",
    "date = 'a' date = 'b'",
    "date = 'a' &&",
    "(date = 'a'",
    "date = 'a')",
    '()',
    "() && date = 'a'",
    "date = 'it\\'s'",
    "date = 'a\\' || user.name = 'b'",
    "date = 'a",
    "date = 'a' // and",
    "date\n= 'a'",
    "dateé = 'a'",
    Array.from({ length: 9 }, () => any).join(' && '),
    `date = '${'a'.repeat(400)}'`,
  ])('may do nothing else: %j', (filter) => {
    expect(isAllowedFilter(filter, askable)).toBe(false);
  });
});

describe('an order', () => {
  it.each(['date', '-date', 'date,id', '-date,-id', 'id,date,id'])(
    'is by fields, each up or down: %s',
    (sort) => {
      expect(isAllowedSort(sort, askable)).toBe(true);
    },
  );

  it.each([
    'user',
    'Date',
    '--date',
    '+date',
    ' date',
    'date,',
    'user.name',
    '@random',
    '@rowid',
    'date:lower',
    'id,id,id,id',
  ])('is by nothing else: %j', (sort) => {
    expect(isAllowedSort(sort, askable)).toBe(false);
  });
});

describe('a question', () => {
  const problem = (question: Record<string, string>) =>
    questionProblem((name) => question[name] ?? '', askable)?.[0] ?? null;

  it('has few fields, by their names', () => {
    expect(problem({ fields: 'id,exercises.sets,*' })).toBeNull();
    expect(problem({ fields: 'a'.repeat(500) })).toBeNull();
    expect(problem({ fields: 'a'.repeat(501) })).toBe('fields');
    expect(problem({ fields: 'note:excerpt(200,true)' })).toBe('fields');
  });

  it('is refused by what is wrong with it', () => {
    expect(problem({ filter: any, sort: '-date', fields: 'id' })).toBeNull();
    expect(problem({ filter: 'x' })).toBe('filter');
    expect(problem({ sort: 'x' })).toBe('sort');
    expect(problem({ expand: 'user' })).toBe('expand');
  });
});
