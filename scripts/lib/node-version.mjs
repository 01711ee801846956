import { Failure } from './failure.mjs';

/**
 * Rejects a version of Node on which the hub's tools do not run (supported: 20.19 or later of 20, and 22.12
 * or later).
 * @param {string} version such as `20.19.0`
 */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (fits) return;
  throw new Failure(
    `The hub needs Node 20.19 or later, or 22.12 or later, and this is Node ${version}: ` +
      'install a newer one from https://nodejs.org and run the command again.',
  );
}
