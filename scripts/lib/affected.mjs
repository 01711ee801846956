import { basename } from 'node:path';
import { Failure } from './failure.mjs';
import { askTurbo } from './turbo.mjs';

/**
 * A package that a change can have broken, and why.
 * @typedef {{ name: string, path: string, reason: { __typename: string } }} AffectedPackage
 */

const QUERY = 'query { affectedPackages { items { name path reason { __typename } } } }';

/**
 * The packages with the browser tests, Storybook and the versions of all libraries: a change in one of them
 * can break any other package.
 */
const BEHIND_ALL = ['//', '@hub/e2e'];

/**
 * The packages that the changes since the main branch can have broken.
 * @returns {Promise<AffectedPackage[]>}
 */
export async function affectedPackages() {
  const { code, text } = await askTurbo(QUERY);
  if (code !== 0)
    throw new Failure(`${text}\nturbo could not tell what has changed: fix what it says above.`);
  const answer = /** @type {{ data: { affectedPackages: { items: AffectedPackage[] } } }} */ (
    // Turbo prints its warnings before the answer.
    JSON.parse(text.slice(text.indexOf('{')))
  );
  return answer.data.affectedPackages.items;
}

/**
 * The packages whose stories must be opened after a change, for `HUB_STORIES` of the stories' runner.
 * @param {AffectedPackage[]} packages
 * @returns {string} package folders, separated by commas; `all` if any story can be broken
 */
export function affectedStories(packages) {
  if (isAllAffected(packages)) return 'all';
  return packages
    .filter(({ name }) => !BEHIND_ALL.includes(name))
    .map(({ path }) => path)
    .join(',');
}

/**
 * The packages that a change does not affect, for `HUB_UNTOUCHED` of the end-to-end tests: a spec whose name
 * begins with one of them is skipped.
 * @param {AffectedPackage[]} packages
 * @param {string[]} folders the folders of all packages
 * @returns {string} folder names, separated by commas
 */
export function untouchedPackages(packages, folders) {
  if (isAllAffected(packages)) return '';
  const touched = packages.map(({ path }) => basename(path));
  return folders.filter((folder) => !touched.includes(folder)).join(',');
}

/** @param {AffectedPackage[]} packages */
function isAllAffected(packages) {
  return packages.some(
    ({ name, reason }) => BEHIND_ALL.includes(name) && reason.__typename !== 'DependencyChanged',
  );
}
