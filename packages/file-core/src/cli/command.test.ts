import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspect } from '../inspect';
import { caseOf } from '../testing/cases';
import { jpegs } from '../testing/jpegs';
import { EXIT, runCommand } from './command';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-core-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the command; returns its exit code and its output, without the path of the folder. */
async function run(...args: string[]) {
  const lines = { out: [] as string[], error: [] as string[] };
  const short = (line: string) => line.replaceAll(`${folder}/`, '');
  const code = await runCommand(args, {
    out: (line) => lines.out.push(short(line)),
    error: (line) => lines.error.push(short(line)),
  });
  return { code, ...lines };
}

async function photo(name = 'photo.jpg'): Promise<string> {
  const path = join(folder, name);
  const [first] = jpegs;
  await writeFile(path, await first!.make());
  return path;
}

it('writes a clean copy beside the file, which stays as it is', async () => {
  const path = await photo();
  const before = await readFile(path);
  const { code, out, error } = await run(path);
  expect({ code, error }).toEqual({ code: EXIT.done, error: [] });
  expect(out[0]).toMatch(/^photo\.jpg: \d+ private details? taken out, written to photo\.clean\.jpg$/);
  expect(await readFile(path)).toEqual(before);
  expect((await inspect(await readFile(join(folder, 'photo.clean.jpg')))).details).toEqual([]);
});

it.each([0o600, 0o400, 0o666])('gives the copy the permissions of the file: %o', async (rights) => {
  const path = await photo();
  await chmod(path, rights);
  expect(await run(path)).toMatchObject({ code: EXIT.done });
  expect((await stat(join(folder, 'photo.clean.jpg'))).mode & 0o777).toBe(rights);
});

it('writes over nothing', async () => {
  const path = await photo();
  await writeFile(join(folder, 'photo.clean.jpg'), 'mine');
  await run(path);
  expect((await readdir(folder)).toSorted()).toEqual(['photo.clean-2.jpg', 'photo.clean.jpg', 'photo.jpg']);
  expect(await readFile(join(folder, 'photo.clean.jpg'), 'utf8')).toBe('mine');
});

it('with --check lists what a file gives away, and writes nothing', async () => {
  const path = await photo();
  const { code, out } = await run('--check', path);
  expect(code).toBe(EXIT.found);
  expect(out[0]).toMatch(/^photo\.jpg: \d+ private details?$/);
  expect(out.length).toBeGreaterThan(1);
  expect(await readdir(folder)).toEqual(['photo.jpg']);
});

it('with --check finds nothing in what it has cleaned', async () => {
  await run(await photo());
  expect(await run('--check', join(folder, 'photo.clean.jpg'))).toMatchObject({
    code: EXIT.done,
    out: ['photo.clean.jpg: nothing private found'],
  });
});

it.each(['n06-gps-exif.png', 'p06-dynamic-xfa.pdf', 'p18-attached-invoice.pdf'])(
  'says of %s while cleaning what --check says, which is what a browser says',
  async (name) => {
    const bytes = await caseOf(name);
    const path = join(folder, name);
    await writeFile(path, bytes);
    const { details, warnings } = await inspect(new Uint8Array(bytes));
    const checked = (await run('--check', path)).out.slice(1);
    expect(checked).toHaveLength(details.length + warnings.length);
    for (const { label } of details) expect(checked.join()).toContain(label);
    expect(checked).toEqual(expect.arrayContaining(warnings.map((warning) => `  ${warning}`)));
    expect((await run(path)).out.slice(1)).toEqual(checked);
  },
);

it('reads coordinates in a PNG, and says what a file is that it does not take', async () => {
  for (const name of ['n06-gps-exif.png', 'j06-webp-named.jpg']) {
    await writeFile(join(folder, name), await caseOf(name));
  }
  const { out, error } = await run(
    '--check',
    join(folder, 'n06-gps-exif.png'),
    join(folder, 'j06-webp-named.jpg'),
  );
  expect(out.join()).toContain('Coordinates: ');
  expect(error[0]).toMatch(
    /^j06-webp-named\.jpg: Unsupported file\..* This is a WebP picture\. Save it as JPEG or PNG/,
  );
});

it('goes on after a file that fails, and says which and why', async () => {
  await writeFile(join(folder, 'letter.txt'), 'Dear Ada');
  const { code, out, error } = await run(join(folder, 'gone.jpg'), join(folder, 'letter.txt'), await photo());
  expect(code).toBe(EXIT.failed);
  expect(error[0]).toMatch(/^gone\.jpg: ENOENT/);
  expect(error[1]).toMatch(/^letter\.txt: Unsupported file\. This looks like plain text\./);
  expect(out.filter((line) => !line.startsWith('  '))).toHaveLength(1);
});

it.each([[[]], [['--chekc', 'photo.jpg']]])('says how it is used for %j', async (args) => {
  const { code, error } = await run(...args);
  expect(code).toBe(EXIT.failed);
  expect(error[0]).toContain('Usage: file-core');
});

it('says how it is used when asked', async () => {
  expect(await run('--help')).toMatchObject({ code: EXIT.done, error: [] });
});
