import { Failure } from './failure.mjs';
import { askTurbo } from './turbo.mjs';

/**
 * A package that a change can have broken, and why.
 * @typedef {{ name: string, path: string, reason: { __typename: string } }} AffectedPackage
 */

const QUERY = 'query { affectedPackages { items { name path reason { __typename } } } }';

/** What holds Storybook, its runner and the versions of all libraries: a change in it can break any story. */
const BEHIND_ALL_STORIES = ['//', '@hub/e2e'];

/**
 * The packages that the change since the main branch can have broken.
 * @returns {Promise<AffectedPackage[]>}
 */
export async function affectedPackages() {
  const { code, text } = await askTurbo(QUERY);
  if (code !== 0)
    throw new Failure(`${text}\nturbo could not tell what has changed: mend what it says above.`);
  const answer = /** @type {{ data: { affectedPackages: { items: AffectedPackage[] } } }} */ (
    // What turbo warns of stands before its answer.
    JSON.parse(text.slice(text.indexOf('{')))
  );
  return answer.data.affectedPackages.items;
}

/**
 * Whose stories are to be opened after a change, for `HUB_STORIES` of the stories' runner.
 * @param {AffectedPackage[]} packages
 * @returns {string} folders of packages, with commas between; `all` when any story can be broken
 */
export function affectedStories(packages) {
  const isAll = packages.some(
    ({ name, reason }) => BEHIND_ALL_STORIES.includes(name) && reason.__typename !== 'DependencyChanged',
  );
  if (isAll) return 'all';
  return packages
    .filter(({ name }) => !BEHIND_ALL_STORIES.includes(name))
    .map(({ path }) => path)
    .join(',');
}
