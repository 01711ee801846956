import { describe, expect, it } from 'vitest';
import { sharedUses } from 'virtual:hub-takes-shared';
import { filesInWords, usesFor } from './choices';

const file = (type: string, name = 'a file') => ({ name, type, size: 1 });
const PICTURES = ['image/jpeg', 'image/png'];

describe('what is offered for files of other apps', () => {
  it.each<[string, string[], string[]]>([
    ['one picture', ['image/jpeg'], ['obscura', 'expiry', 'loyalty']],
    ['a WebP', ['image/webp'], ['expiry', 'loyalty']],
    ['a picture of an iPhone', ['image/heic'], ['expiry']],
    ['a PDF', ['application/pdf'], ['obscura', 'expiry']],
    ['several pictures', PICTURES, ['obscura']],
    ['kinds that no tool takes together', [...PICTURES, 'image/webp'], []],
    ['another kind', ['text/plain'], []],
    ['nothing', [], []],
  ])('for %s', (_, types, offered) => {
    const uses = usesFor(
      types.map((type) => file(type)),
      sharedUses,
    );
    expect(uses.map(({ tool }) => tool).sort()).toEqual([...offered].sort());
  });

  it('names one file, and counts several', () => {
    expect(filesInWords([file('image/png', 'Card.png')])).toBe('Card.png');
    expect(filesInWords([file('image/png'), file('image/png')])).toBe('2 files');
  });
});
