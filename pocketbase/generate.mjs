/** Writes the record types and limits of @hub/pb-client from the schema. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const program = `
  import { recordLimits, recordTypes } from './records';
  import { collections } from './schema';
  process.stdout.write(JSON.stringify({ records: recordTypes(collections), limits: recordLimits(collections) }));
`;
const resolveDir = new URL('./', import.meta.url).pathname;
const { outputFiles } = await build({
  stdin: { contents: program, resolveDir },
  bundle: true,
  format: 'esm',
  write: false,
});
const [bundle] = outputFiles;
const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', bundle?.text ?? '']);
for (const [name, source] of Object.entries(JSON.parse(String(printed))))
  await writeFile(new URL(`../packages/pb-client/src/${name}.gen.ts`, import.meta.url), String(source));
