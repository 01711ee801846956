import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.mjs';
import { readSettings } from './settings.mjs';

test('the defaults', () => {
  expect(readSettings({})).toEqual({
    listen: '127.0.0.1:8090',
    host: '127.0.0.1',
    port: 8090,
    url: 'http://127.0.0.1:8090',
    data: join(ROOT, 'pocketbase', 'pb_data'),
    ownerEmail: undefined,
    ownerPassword: undefined,
    newOwner: undefined,
  });
});

test('what the environment sets', () => {
  const env = {
    HUB_ADDR: '0.0.0.0:80',
    HUB_DATA: '/srv/hub',
    HUB_OWNER_EMAIL: 'ada@example.org',
    HUB_OWNER_PASSWORD: 'correct horse',
  };
  expect(readSettings(env)).toEqual({
    listen: '0.0.0.0:80',
    host: '0.0.0.0',
    port: 80,
    url: 'http://localhost:80',
    data: '/srv/hub',
    ownerEmail: 'ada@example.org',
    ownerPassword: 'correct horse',
    newOwner: undefined,
  });
});

test('an address of IP version 6', () => {
  expect(readSettings({ HUB_ADDR: '[::1]:8090' })).toMatchObject({ host: '::1', url: 'http://[::1]:8090' });
});

test.each(['8090', 'localhost', '127.0.0.1:0', '127.0.0.1:65536', 'http://localhost:8090', ':8090'])(
  'HUB_ADDR %s is refused with an example',
  (HUB_ADDR) => {
    expect(() => readSettings({ HUB_ADDR })).toThrow(
      `HUB_ADDR is ${HUB_ADDR}: write it as host:port, for example 127.0.0.1:8090.`,
    );
  },
);

test('an owner without an e-mail address is refused', () => {
  expect(() => readSettings({ HUB_OWNER_EMAIL: 'ada' })).toThrow('HUB_OWNER_EMAIL is ada');
});

test('whom the command line makes the owner', () => {
  expect(readSettings({}, ['--owner', 'eve@example.org'])).toMatchObject({ newOwner: 'eve@example.org' });
  expect(() => readSettings({}, ['--owner', 'eve'])).toThrow('--owner is eve: write an e-mail address.');
  expect(() => readSettings({}, ['--ower', 'eve@example.org'])).toThrow('knows --owner ADDRESS only');
  expect(() => readSettings({}, ['--owner'])).toThrow('knows --owner ADDRESS only');
});
