/** Writes the record types of @hub/pb-client from the schema. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const program = `
  import { recordTypes } from './records';
  import { collections } from './schema';
  process.stdout.write(recordTypes(collections));
`;
const resolveDir = new URL('./', import.meta.url).pathname;
const { outputFiles } = await build({
  stdin: { contents: program, resolveDir },
  bundle: true,
  format: 'esm',
  write: false,
});
const [bundle] = outputFiles;
const types = execFileSync(process.execPath, ['--input-type=module', '--eval', bundle?.text ?? '']);
await writeFile(new URL('../packages/pb-client/src/records.gen.ts', import.meta.url), types);
