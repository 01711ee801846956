import { resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';

/**
 * What the environment says about running the hub (the table in README.md).
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} url the address to open
 * @property {string} data absolute path of the data folder
 * @property {string} ownerEmail
 * @property {string | undefined} ownerPassword
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 * @throws {Failure} when a value makes no sense
 */
export function readSettings(env) {
  const address = env.HUB_ADDR || '127.0.0.1:8090';
  const [, host, port] = /^(\[[0-9a-f:]+\]|[^:\s]+):(\d{1,5})$/i.exec(address) ?? [];
  if (!host || Number(port) < 1 || Number(port) > 65_535) {
    throw new Failure(`HUB_ADDR is ${address}: write it as host:port, for example 127.0.0.1:8090.`);
  }
  const ownerEmail = env.HUB_OWNER_EMAIL || 'owner@example.com';
  if (!/^\S+@\S+$/.test(ownerEmail)) {
    throw new Failure(`HUB_OWNER_EMAIL is ${ownerEmail}: write an e-mail address.`);
  }
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port),
    url: `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`,
    data: resolve(ROOT, env.HUB_DATA || 'pocketbase/pb_data'),
    ownerEmail,
    ownerPassword: env.HUB_OWNER_PASSWORD || undefined,
  };
}
