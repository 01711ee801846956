import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, reason } from './failure.mjs';
import { ROOT } from './paths.mjs';

/**
 * The settings of the environment and the command line for running the hub (the tables in README.md).
 * @typedef {object} Settings
 * @property {string} listen the address to listen on, in the form of the server's own command
 * @property {string} host
 * @property {number} port
 * @property {string} url the address that people open
 * @property {string} data absolute path of the data folder
 * @property {string | undefined} ownerEmail the owner of a new hub; an existing hub stores its owner's
 *   address with its data
 * @property {string | undefined} ownerPassword
 * @property {string | undefined} newOwner the address of a new owner
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [args] the arguments of the command line
 * @returns {Settings}
 * @throws {Failure} if a value is invalid
 */
export function readSettings(env, args = []) {
  const listen = env.HUB_ADDR || (env.HUB_DOMAIN ? '0.0.0.0:80' : '127.0.0.1:8090');
  const [, host, port] = /^(\[[0-9a-f:]+\]|[^:\s]+):(\d{1,5})$/i.exec(listen) ?? [];
  if (!host || Number(port) < 1 || Number(port) > 65_535) {
    throw new Failure(`HUB_ADDR is ${listen}: write it as host:port, for example 127.0.0.1:8090.`);
  }
  return {
    listen,
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port),
    url: `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`,
    data: resolve(ROOT, env.HUB_DATA || 'pocketbase/pb_data'),
    ownerEmail: address('HUB_OWNER_EMAIL', env.HUB_OWNER_EMAIL),
    ownerPassword: env.HUB_OWNER_PASSWORD || undefined,
    newOwner: address('--owner', options(args).owner),
  };
}

/** @param {string[]} args */
function options(args) {
  try {
    return parseArgs({ args, options: { owner: { type: 'string' } } }).values;
  } catch (error) {
    throw new Failure(`${reason(error)} The command line knows --owner ADDRESS only.`);
  }
}

/**
 * @param {string} name
 * @param {string | undefined} email
 */
function address(name, email) {
  if (email && !/^\S+@\S+$/.test(email)) throw new Failure(`${name} is ${email}: write an e-mail address.`);
  return email || undefined;
}
