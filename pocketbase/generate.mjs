/** Writes the record types and limits of @hub/pb-client from the schema. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { serverPartsOfEsbuild } from './server-parts.mjs';

const program = `
  import { recordLimits, recordTypes } from './records';
  import { collections, deletedLimits, passwordLimits } from './schema';
  process.stdout.write([recordTypes(collections), recordLimits(collections, passwordLimits, deletedLimits)].join('\\0'));
`;
const resolveDir = fileURLToPath(new URL('./', import.meta.url));
const { outputFiles } = await build({
  stdin: { contents: program, resolveDir },
  bundle: true,
  format: 'esm',
  conditions: ['@hub/source'],
  plugins: [serverPartsOfEsbuild()],
  write: false,
});
const [bundle] = outputFiles;
const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', bundle?.text ?? '']);
const [records = '', limits = ''] = printed.toString().split('\0');
const written = new URL('../packages/pb-client/src/', import.meta.url);
await writeFile(new URL('records.gen.ts', written), records);
await writeFile(new URL('limits.gen.ts', written), limits);
