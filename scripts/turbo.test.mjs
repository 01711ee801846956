import { expect, test } from 'vitest';
import { turbo } from './lib/turbo.mjs';

/** @typedef {{ taskId: string, dependencies: string[], command: string }} Task */

/** Every build and test task of the workspace, as turbo would run them. */
async function allTasks() {
  const { text } = await turbo(['build', 'test', 'test:stories', '--dry=json'], { output: 'capture' });
  const { tasks } = /** @type {{ tasks: Task[] }} */ (JSON.parse(text));
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

/**
 * The tasks that run again when a task changes, through all levels.
 * @param {Task[]} tasks
 * @param {string} changed
 */
function runAgain(tasks, changed) {
  const found = new Set([changed]);
  for (const task of found) {
    for (const { taskId, dependencies } of tasks) if (dependencies.includes(task)) found.add(taskId);
  }
  return [...found].sort();
}

test('a change in one tool builds that tool and the hub, and tests what holds them', async () => {
  const tasks = await allTasks();
  expect(tasks.map(({ taskId }) => taskId)).toContain('@hub/currency#build');
  expect(runAgain(tasks, '@hub/expiry#build')).toEqual([
    '@hub/e2e#test',
    '@hub/expiry#build',
    '@hub/hub#build',
    '@hub/hub#test',
  ]);
});

test('the hooks and the hub are built before a browser opens them', async () => {
  const tasks = await allTasks();
  const browser = tasks.find(({ taskId }) => taskId === '@hub/e2e#test');
  expect(browser?.dependencies).toEqual(expect.arrayContaining(['@hub/hub#build', '@hub/pocketbase#build']));
});
