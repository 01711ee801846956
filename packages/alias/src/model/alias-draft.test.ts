import { describe, expect, it } from 'vitest';
import { sampleAlias } from '../testing/samples';
import { aliasConflict, changesOf, draftOf, hasChanges } from './alias-draft';

const gym = sampleAlias({ description: 'Gym', shared: false });

describe('changesOf', () => {
  it('holds only what differs', () => {
    expect(changesOf(gym, { description: 'Gym and pool', shared: false })).toEqual({
      description: 'Gym and pool',
    });
    expect(changesOf(gym, { description: 'Gym', shared: true })).toEqual({ shared: true });
  });
  it('does not count spaces around, but an emptied description', () => {
    expect(hasChanges(gym, { description: ' Gym\n', shared: false })).toBe(false);
    expect(changesOf(gym, { description: ' ', shared: false })).toEqual({ description: '' });
  });
  it('takes a missing description for an empty one', () => {
    const bare = sampleAlias({ description: null });
    expect(hasChanges(bare, draftOf(bare))).toBe(false);
  });
});

describe('aliasConflict', () => {
  it('tells my change and theirs apart', () => {
    const latest = { ...gym, description: null, shared: true, rev: 2 };
    expect(aliasConflict(gym, { description: 'Pool', shared: false }, latest)).toEqual({
      contested: [{ label: 'Description', mine: 'Pool', theirs: 'nothing' }],
      theirsAlone: [{ label: 'Shared', theirs: 'yes' }],
    });
  });
});
