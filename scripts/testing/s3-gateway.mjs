import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../lib/free-port.mjs';
import { findS3Server } from '../lib/s3-server-program.mjs';
import { temporaryFolder } from './folder.mjs';
import { until } from './replica.mjs';
import { launchUntilDone } from './start.mjs';

/** The keys of the tests' S3 storage, as environment variables of a hub. */
export const KEYS = { LITESTREAM_ACCESS_KEY_ID: 'hub', LITESTREAM_SECRET_ACCESS_KEY: 's3cret-word' };

/** Starts real S3 storage with one bucket (`bucket`) in a temporary folder; returns its `host:port`. */
export async function startS3Gateway() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'bucket'));
  const address = `127.0.0.1:${await freePort()}`;
  launchUntilDone(await findS3Server(), ['--port', address, 'posix', folder], {
    ROOT_ACCESS_KEY: KEYS.LITESTREAM_ACCESS_KEY_ID,
    ROOT_SECRET_KEY: KEYS.LITESTREAM_SECRET_ACCESS_KEY,
  });
  await until(async () => expect((await fetch(`http://${address}`)).status).toBe(403));
  return address;
}
