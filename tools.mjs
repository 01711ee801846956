import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a package says of itself where it is a tool: `"hub": { "tool": true, "order": 8, "hue": 90 }` in its package.json.
 * @typedef {object} DeclaredTool
 * @property {string} id the name of its folder; `defineTool` says the same
 * @property {string} name its package, such as `@hub/expiry`
 * @property {string} folder such as `packages/expiry`
 * @property {number} order its place on the home screen, from 1
 * @property {number} hue in degrees of OKLCH; its icon and tint are made from it
 * @property {boolean} isOffline whether something of it is there without a network (`./offline` among its exports)
 * @property {boolean} takesShared whether it takes files that other apps share (`./takes-shared` among its exports)
 */

/**
 * What a package.json says under `hub`.
 * @typedef {object} Declaration
 * @property {boolean} [tool]
 * @property {unknown} order
 * @property {unknown} hue
 */

/** @typedef {{ name: string, hub?: Declaration, exports?: object }} Manifest */

const PACKAGES = 'packages';

/**
 * The tools of a workspace in the order of the home screen: build, server, tests and checks all take them from here.
 * @param {string} [root]
 * @returns {DeclaredTool[]}
 */
export function readTools(root = import.meta.dirname) {
  return readdirSync(join(root, PACKAGES))
    .flatMap((id) => readTool(root, id))
    .sort((a, b) => a.order - b.order);
}

/**
 * @param {string} root
 * @param {string} id
 * @returns {DeclaredTool[]} none where the package is no tool
 */
function readTool(root, id) {
  const folder = `${PACKAGES}/${id}`;
  const file = join(root, folder, 'package.json');
  // A package that is gone may have left what was installed in its folder.
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  /** @type {unknown} */
  const parsed = JSON.parse(text);
  const manifest = /** @type {Manifest} */ (parsed);
  if (manifest.hub?.tool !== true) return [];
  const { order, hue } = manifest.hub;
  if (typeof order !== 'number' || typeof hue !== 'number')
    throw new Error(`${folder}/package.json: "hub" needs an order and a hue, both numbers.`);
  const { exports = {} } = manifest;
  const isOffline = './offline' in exports;
  const takesShared = './takes-shared' in exports;
  return [{ id, name: manifest.name, folder, order, hue, isOffline, takesShared }];
}
