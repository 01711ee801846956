import { installInspectors } from './inspectors.mjs';
import { findLitestream } from './litestream-program.mjs';
import { measurePatience } from './patience.mjs';
import { findPocketBase } from './pocketbase-program.mjs';

/**
 * What tests need to know about this machine: the programs that they run, and how much slower than usual it
 * is.
 * @returns {Promise<Record<'HUB_INSPECTORS' | 'HUB_PATIENCE' | 'LITESTREAM_BIN' | 'POCKETBASE_BIN', string>>}
 */
export async function testEnvironment() {
  return {
    HUB_INSPECTORS: await installInspectors(),
    HUB_PATIENCE: String(measurePatience()),
    POCKETBASE_BIN: await findPocketBase(),
    LITESTREAM_BIN: await findLitestream(),
  };
}
