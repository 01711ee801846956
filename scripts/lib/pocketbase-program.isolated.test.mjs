import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { shellProgram, temporaryFolder } from '../testing/folder.mjs';
import { serveOnLoopback } from '../testing/loopback.mjs';
import { zip } from '../testing/zip.mjs';
import { Failure } from './failure.mjs';
import { VERSION, findPocketBase } from './pocketbase-program.mjs';
import { say } from './say.mjs';

const PROGRAM = `#!/bin/sh\necho pocketbase version ${VERSION}\n`;
const ARCHIVE = zip('pocketbase', PROGRAM);
const sums = { any: createHash('sha256').update(ARCHIVE).digest('hex') };
const NO_GO = '/nonexistent/go';

vi.mock('./say.mjs', () => ({ say: vi.fn() }));

/** @param {string} cache */
const programIn = (cache) => join(cache, `pocketbase-${VERSION}`, 'pocketbase');

test('takes the program that the person names', async () => {
  const own = await shellProgram(await temporaryFolder(), 'mine', `echo base version ${VERSION}`);
  expect(await findPocketBase({ own, cache: '/nonexistent' })).toBe(own);
});

test('refuses a named program of another version', async () => {
  const own = await shellProgram(await temporaryFolder(), 'mine', 'echo pocketbase version 0.22.0');
  await expect(findPocketBase({ own })).rejects.toThrow(/which is version 0\.22\.0: set it to a PocketBase/);
});

test('refuses a named program that does not exist', async () => {
  await expect(findPocketBase({ own: '/nonexistent/pocketbase' })).rejects.toThrow(Failure);
});

test('takes a copy that is there, without asking anybody', async () => {
  const cache = await temporaryFolder();
  await mkdir(join(cache, `pocketbase-${VERSION}`));
  await writeFile(programIn(cache), PROGRAM);
  expect(await findPocketBase({ own: '', cache, releases: 'http://127.0.0.1:1', go: NO_GO })).toBe(
    programIn(cache),
  );
});

test('takes the official release when its checksum is right', async () => {
  const cache = await temporaryFolder();
  /** @type {string[]} */
  const asked = [];
  const releases = await serveOnLoopback((request, response) => {
    asked.push(request.url ?? '');
    response.end(ARCHIVE);
  });
  const program = await findPocketBase({ own: '', cache, releases, sums, platform: 'any', go: NO_GO });
  expect(program).toBe(programIn(cache));
  expect(asked).toEqual([`/pocketbase_${VERSION}_any.zip`]);
  expect(await readFile(program, 'utf8')).toBe(PROGRAM);
  expect((await stat(program)).mode & 0o777).toBe(0o755);
  expect(await readdir(join(cache, `pocketbase-${VERSION}`))).toEqual(['pocketbase']);
});

test('builds with Go when the release has another checksum', async () => {
  const cache = await temporaryFolder();
  const go = await shellProgram(
    await temporaryFolder(),
    'go',
    `[ "$CGO_ENABLED $GOTOOLCHAIN" = "0 auto" ] && echo "$@" > "$GOBIN/base"`,
  );
  const releases = await serveOnLoopback((_request, response) => response.end('something else'));
  const program = await findPocketBase({ own: '', cache, releases, sums, platform: 'any', go });
  expect(await readFile(program, 'utf8')).toBe(
    `install -v -trimpath -ldflags -s -w -X github.com/pocketbase/pocketbase.Version=${VERSION} ` +
      `github.com/pocketbase/pocketbase/examples/base@v${VERSION}\n`,
  );
});

test('says what was tried when there is no way, and leaves nothing behind', async () => {
  const cache = await temporaryFolder();
  const go = await shellProgram(await temporaryFolder(), 'go', 'echo half > "$GOBIN/base"; exit 1');
  const releases = await serveOnLoopback((_request, response) => {
    response.writeHead(200, { 'content-length': ARCHIVE.length });
    response.write(ARCHIVE.subarray(0, 40), () => response.destroy());
  });
  const found = findPocketBase({ own: '', cache, releases, sums, platform: 'any', go });
  await expect(found).rejects.toThrow(
    /can't be fetched \(the download of \S+\.zip failed: terminated.*; the Go build failed.*set POCKETBASE_BIN/,
  );
  expect(await readdir(join(cache, `pocketbase-${VERSION}`))).toEqual([]);
});

test('says how far a build with Go is, and why it fails', async () => {
  vi.mocked(say).mockClear();
  const cache = await temporaryFolder();
  const go = await shellProgram(
    await temporaryFolder(),
    'go',
    'for at in $(seq 120); do echo "package/$at" >&2; done; echo "no space left on device" >&2; exit 1',
  );
  const found = findPocketBase({ own: '', cache, platform: 'plan9_mips', go });
  await expect(found).rejects.toThrow(/the Go build failed: .*package\/120; no space left on device/);
  const told = vi.mocked(say).mock.calls.map(([text]) => text);
  expect(told).toEqual(expect.arrayContaining(['  50 packages…', '  100 packages…']));
});

test('names the proxy that a download did not go through', async () => {
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.example:3128');
  const releases = 'http://127.0.0.1:1';
  const found = findPocketBase({
    own: '',
    cache: await temporaryFolder(),
    releases,
    sums,
    platform: 'any',
    go: NO_GO,
  });
  await expect(found).rejects.toThrow(
    /failed, bypassing the proxy in HTTPS_PROXY \(from Node 24 on, NODE_USE_ENV_PROXY=1/,
  );
  vi.unstubAllEnvs();
});

test('knows no release for a platform that has none', async () => {
  const cache = await temporaryFolder();
  const found = findPocketBase({ own: '', cache, platform: 'plan9_mips', go: NO_GO });
  await expect(found).rejects.toThrow('there is no known release for plan9_mips; Go is not installed');
});

test('a download that is interrupted leaves nothing that passes for whole', async () => {
  const cache = await temporaryFolder();
  const request = new EventEmitter();
  const begun = once(request, 'begun');
  const releases = await serveOnLoopback((_request, response) => {
    response.write(ARCHIVE.subarray(0, 40), () => request.emit('begun'));
  });
  const options = { own: '', cache, releases, sums, platform: 'any', go: NO_GO };
  const module = new URL('pocketbase-program.mjs', import.meta.url).href;
  const script = `import(${JSON.stringify(module)}).then((m) => m.findPocketBase(${JSON.stringify(options)}))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  await begun;
  child.kill('SIGKILL');
  await once(child, 'close');

  await expect(readFile(programIn(cache))).rejects.toThrow('ENOENT');
  await expect(findPocketBase({ ...options, releases: 'http://127.0.0.1:1' })).rejects.toThrow(Failure);
});
