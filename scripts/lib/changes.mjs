import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';

const CHANGES = 'docs/changes.md';
/** The limits of the list that hubs read (`pocketbase/hooks/releases/list.ts`). */
const MOST_CHANGES = 30;
const LONGEST_CHANGE = 300;
const MOST_BYTES = 65_536;

const HEADING = /^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$/;

/** @typedef {{ version: string, date: string, changes: string[] }} Version */

/**
 * Parses the versions of a text, the newest first.
 * @param {string} text
 * @returns {Version[]}
 * @throws {Failure} if hubs would not accept a heading or a change
 */
export function readChanges(text) {
  const parts = text.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  return parts.map((part) => {
    const [heading = '', ...lines] = part.trimEnd().split('\n');
    const [, version, date] = HEADING.exec(heading) ?? [];
    if (!version || !date) throw new Failure(`${CHANGES}: write "${heading}" as "## 1.4.0 – 2026-11-26".`);
    const changes = lines.filter((line) => line !== '').map((line) => changeOf(version, line));
    if (changes.length === 0 || changes.length > MOST_CHANGES) {
      throw new Failure(`${CHANGES}: ${version} has ${changes.length} changes: write 1 to ${MOST_CHANGES}.`);
    }
    return { version, date, changes };
  });
}

/**
 * @param {string} version
 * @param {string} line
 */
function changeOf(version, line) {
  const [, change = ''] = /^- (\S.*)$/.exec(line) ?? [];
  if (change !== '' && change.length <= LONGEST_CHANGE) return change;
  throw new Failure(
    `${CHANGES}: write a change of ${version} as one line, "- …", of at most ${LONGEST_CHANGE} characters: ${line}`,
  );
}

/**
 * The list of releases that hubs read, as JSON; without the oldest ones if it would be too long for hubs.
 * @param {readonly Version[]} versions
 * @returns {string}
 */
export function releaseList(versions) {
  const list = `${JSON.stringify({ releases: versions }, null, 2)}\n`;
  return Buffer.byteLength(list) <= MOST_BYTES ? list : releaseList(versions.slice(0, -1));
}

/**
 * The list of releases, whose newest must be the version in `package.json`.
 * @returns {Promise<string>}
 * @throws {Failure} if the text does not describe this version
 */
export async function makeReleaseList() {
  const [text, about] = await Promise.all(
    [CHANGES, 'package.json'].map((name) => readFile(join(ROOT, name), 'utf8')),
  );
  const { version } = /** @type {{ version: string }} */ (JSON.parse(about ?? ''));
  const versions = readChanges(text ?? '');
  if (versions[0]?.version !== version) {
    throw new Failure(`${CHANGES} begins with ${versions[0]?.version}: say first what is new in ${version}.`);
  }
  return releaseList(versions);
}
