import { changesOf, draftOf, problemsOf, recordConflict, valuesOf } from '@hub/tool-kit';
import { describe, expect, it } from 'vitest';
import { sampleAlias } from '../testing';
import { aliasFields, customAliasFields, newAliasFields } from './alias-fields';

it('stores what was typed without the spaces around it', () => {
  const draft = { email: ' gym@example.com ', description: ' Gym\n' };
  expect(valuesOf(newAliasFields, draft)).toEqual({ email: 'gym@example.com', description: 'Gym' });
});

it('stores an address of one’s own with the domain as mail servers write it', () => {
  const draft = { email: 'info@bücher.example', description: '' };
  const fields = customAliasFields(null);
  expect(problemsOf(fields, draft)).toEqual({});
  expect(valuesOf(fields, draft).email).toBe('info@xn--bcher-kva.example');
});

describe('an address', () => {
  it.each(['gym@example.com', ' gym+1@mail.example.co.uk ', 'Gym@Example.COM', 'o’neil@example.com'])(
    'may be %j',
    (email) => {
      expect(problemsOf(newAliasFields, { email, description: '' })).toEqual({});
    },
  );

  it.each([
    '',
    ' ',
    'gym',
    'gym@',
    '@example.com',
    'gym@example',
    'gym@example.',
    'my gym@example.com',
    'a@b@c.com',
  ])('is not whole as %j', (email) => {
    expect(problemsOf(newAliasFields, { email, description: '' })).toEqual({
      email: 'Enter a whole address, such as news@example.com.',
    });
  });
});

describe('a change', () => {
  const gym = sampleAlias({ description: 'Gym', shared: false });

  it('is no spaces around, nor an empty text where there was none', () => {
    const bare = sampleAlias({ description: null });
    expect(changesOf(aliasFields, gym, { description: ' Gym\n', retiredOn: '', shared: false })).toEqual({});
    expect(changesOf(aliasFields, bare, draftOf(aliasFields, bare))).toEqual({});
  });

  it('is told apart from another’s', () => {
    const latest = { ...gym, description: null, shared: true, rev: 2 };
    expect(
      recordConflict(aliasFields, gym, { description: 'Pool', retiredOn: '', shared: false }, latest),
    ).toEqual({
      contested: [{ label: 'Description', mine: 'Pool', theirs: 'nothing' }],
      theirsAlone: [{ label: 'Shared', theirs: 'yes' }],
    });
  });
});
