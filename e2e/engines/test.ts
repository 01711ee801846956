import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { TestUser } from '@hub/pocketbase/testing';
import type { UploadFile } from '../fixtures/documents';
import { storedSession } from '../fixtures/hub';
import { test as base } from '../fixtures/hub-test';
import type { Engine } from './driver';
import { type EngineName, startEngine } from './engines';
import { Screen } from './screen';
import { TIME_LIMITS } from '../../time-limits.mjs';

interface TestFixtures {
  /** A new person for this test. */
  user: TestUser;
  /** A new window in which nobody is signed in. */
  guest: Screen;
  /** The same window, with the test's person signed in. */
  signedIn: Screen;
  /** Writes a file to the disk, where the window can choose it; returns its path. */
  onDisk: (file: UploadFile) => Promise<string>;
  /** Errors that the test causes. */
  expected: RegExp[];
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
}

/** `test` in a browser other than Chromium. It fails on errors in the page's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: TIME_LIMITS.hook },
  ],

  user: async ({ addPerson }, use) => use(await addPerson()),

  onDisk: async ({}, use, testInfo) => {
    await use(async ({ name, buffer }) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, buffer);
      return path;
    });
  },

  expected: async ({}, use) => use([]),

  guest: async ({ engine, hub, expected }, use, testInfo) => {
    const window = await engine.openWindow();
    await use(new Screen(window, hub.url));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('picture', { body: await window.picture(), contentType: 'image/png' });
    }
    const errors = await window.errors();
    await window.close();
    const isExpected = (error: string) => expected.some((pattern) => pattern.test(error));
    expect(
      errors.filter((error) => !isExpected(error)),
      'went wrong unseen',
    ).toEqual([]);
  },

  signedIn: async ({ guest, hub, user }, use) => {
    await guest.open('/login');
    const [{ name, value }] = storedSession(hub.url, user).origins[0]!.localStorage as [
      { name: string; value: string },
    ];
    await guest.window.run((key, text) => localStorage.setItem(key, text), name, value);
    await use(guest);
  },
});

export { expect };
