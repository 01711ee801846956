import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGES = join(import.meta.dirname, '../../../packages');
/** All that queries hold is made in these: parsers, the rules that they use, the functions that load. */
const MAKER =
  /^(pb-client[\\/]src[\\/]|[\w-]+[\\/]src[\\/].*(api[\\/]|model[\\/]|queries\.ts$)).*(?<!\.test)\.ts$/;

/**
 * Names the shape of what queries hold, `import.meta.env.HUB_SHAPE`: what a release finds on a device counts only where
 * all that makes it is the same.
 */
export function shape(): Plugin {
  return {
    name: 'hub-shape',
    config() {
      const folders = readdirSync(PACKAGES).map((name) => join(name, 'src'));
      const files = folders.flatMap((folder) =>
        readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      );
      const hash = createHash('sha256');
      for (const file of files.filter((path) => MAKER.test(path)).sort())
        hash.update(readFileSync(join(PACKAGES, file)));
      return { define: { 'import.meta.env.HUB_SHAPE': JSON.stringify(hash.digest('hex').slice(0, 12)) } };
    },
  };
}
