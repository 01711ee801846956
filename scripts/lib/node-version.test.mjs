import { expect, test } from 'vitest';
import { requireNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('Node %s will do', (version) => {
  requireNode(version);
});

test.each(['18.20.0', '20.18.9', '21.7.0', '22.11.0', ''])('Node %s is refused', (version) => {
  expect(() => requireNode(version)).toThrow(
    `The hub needs Node 20.19 or later, or 22.12 or later, and this is Node ${version}: ` +
      'install a newer one from https://nodejs.org and run the command again.',
  );
});
