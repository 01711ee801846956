import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { pack } from './pack';

it('keeps files as they are, under their names, and no time', async () => {
  const files = [
    { name: 'clean-1.jpg', file: new Blob(['first']) },
    { name: 'Größe.png', file: new Blob(['second']) },
  ];
  const bytes = new Uint8Array(await (await pack(files)).arrayBuffer());
  const unpacked = Object.entries(unzipSync(bytes)).map(([name, file]) => [
    name,
    new TextDecoder().decode(file),
  ]);
  expect(unpacked).toEqual([
    ['clean-1.jpg', 'first'],
    ['Größe.png', 'second'],
  ]);
  // The time and date in the first header: 1 January 1980 in MS-DOS format (APPNOTE.TXT, 4.4.6).
  expect([...bytes.subarray(10, 14)]).toEqual([0, 0, 0x21, 0]);
});

it('fails where a file can’t be read', async () => {
  const gone = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  await expect(pack([{ name: 'a', file: gone }])).rejects.toThrow('gone');
});
