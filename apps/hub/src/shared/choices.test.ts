import { readFile } from 'node:fs/promises';
import { OTHER_TYPES } from '@hub/tool-kit/shared-files';
import { describe, expect, it } from 'vitest';
import { sharedUses } from 'virtual:hub-takes-shared';
import { filesInWords, importUse, usesFor } from './choices';

interface Manifest {
  share_target: { params: { files: { accept: string[] }[] } };
}

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

  it('is asked for all types that a tool takes, under each of their names', async () => {
    const text = await readFile(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8');
    const { share_target: target } = JSON.parse(text) as Manifest;
    const taken = new Set([...sharedUses, importUse].flatMap(({ types }) => types));
    const others = Object.entries(OTHER_TYPES);
    expect(target.params.files.flatMap(({ accept }) => accept).sort()).toEqual(
      [...taken, ...others.map(([other]) => other)].sort(),
    );
    expect(others.filter(([, type]) => !taken.has(type ?? ''))).toEqual([]);
  });

  it('names one file, and counts several', () => {
    expect(filesInWords([file('image/png', 'Card.png')])).toBe('Card.png');
    expect(filesInWords([file('image/png'), file('image/png')])).toBe('2 files');
  });
});
