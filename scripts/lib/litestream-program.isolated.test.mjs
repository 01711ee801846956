import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { shellProgram, temporaryFolder } from '../testing/folder.mjs';
import { serveOnLoopback } from '../testing/loopback.mjs';
import { findLitestream } from './litestream-program.mjs';

vi.mock('./say.mjs', () => ({ say: vi.fn() }));

async function archiveOf() {
  const pack = tar.pack();
  pack.entry({ name: 'README.md' }, 'about it');
  pack.entry({ name: 'litestream' }, 'the program');
  pack.finalize();
  return gzipSync(await buffer(pack));
}

test('takes the official release of Litestream by the names of its platforms', async () => {
  const archive = await archiveOf();
  const sums = { linux_amd64: createHash('sha256').update(archive).digest('hex') };
  /** @type {string[]} */
  const asked = [];
  const releases = await serveOnLoopback((request, response) => {
    asked.push(request.url ?? '');
    response.end(archive);
  });
  const sources = { own: '', cache: await temporaryFolder(), releases, sums, go: '/nonexistent/go' };
  const program = await findLitestream({ ...sources, platform: 'linux_amd64' });
  expect(asked).toEqual(['/litestream-0.5.17-linux-x86_64.tar.gz']);
  expect(await readFile(program, 'utf8')).toBe('the program');
});

test('builds Litestream with Go where there is no release, and knows its version', async () => {
  const go = await shellProgram(await temporaryFolder(), 'go', 'echo "$@" > "$GOBIN/litestream"');
  const cache = await temporaryFolder();
  const program = await findLitestream({ own: '', cache, sums: {}, platform: 'any', go });
  expect(await readFile(program, 'utf8')).toBe(
    'install -v -trimpath -ldflags -s -w -X main.Version=0.5.17 github.com/benbjohnson/litestream/cmd/litestream@v0.5.17\n',
  );
  const own = await shellProgram(cache, 'mine', 'echo 0.5.17');
  expect(await findLitestream({ own })).toBe(own);
  const old = await shellProgram(cache, 'old', 'echo 0.3.13');
  await expect(findLitestream({ own: old })).rejects.toThrow(
    'which is version 0.3.13: set it to a Litestream',
  );
});
