/** Writes the record types of @hub/pb-client from the schema. */
import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const bundled = await build({
  stdin: {
    contents: `import { collections } from './schema'; import { recordTypes } from './records'; export default recordTypes(collections);`,
    resolveDir: new URL('./', import.meta.url).pathname,
  },
  bundle: true,
  format: 'esm',
  write: false,
});
const code = Buffer.from(bundled.outputFiles[0]?.contents ?? []).toString('base64');
/** @type {{ default: string }} */
const { default: source } = await import(`data:text/javascript;base64,${code}`);
await writeFile(new URL('../packages/pb-client/src/records.gen.ts', import.meta.url), source);
