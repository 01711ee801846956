import { describe, expect, it } from 'vitest';
import { faultOf, listenFault, strangeOwner } from './fault';

it.each([
  ['database or disk is full (13)', /^The disk of the data folder \/data is full: free some space/],
  ['write /data/.writable: no space left on device', /^The disk of the data folder \/data is full/],
  ['locking protocol (15)', /can't lock files, or is faulty: exFAT, NFS and SMB can't be used/],
  ['disk I/O error (522)', /can't lock files, or is faulty/],
  ['open /data/x: read-only file system', /is mounted read-only: mount it for writing/],
  [
    'attempt to write a readonly database (8)',
    /can't be opened by this user: make the user that runs the hub its owner/,
  ],
  ['unable to open database file (14)', /can't be opened by this user/],
])('says what is the matter with the folder and what to do: %s', (reason, sentence) => {
  expect(faultOf(reason, '/data', null)).toMatch(sentence);
});

it('says nothing of what it does not know', () => {
  expect(faultOf('UNIQUE constraint failed', '/data', 0)).toBeNull();
  expect(listenFault('acme: lookup example.org: no such host', '127.0.0.1:80', 'HUB_ADDR')).toBeNull();
});

it.each(['unable to open database file (14)', 'disk I/O error (4874)'])(
  'knows that a disk without room is full, whatever SQLite says: %s',
  (reason) => {
    expect(faultOf(reason, '/data', 65_535)).toMatch(/is full/);
    expect(faultOf(reason, '/data', 65_536)).not.toMatch(/is full/);
  },
);

describe('a file that is somebody else’s', () => {
  const own = { path: '/data/data.db', uid: 1000, mode: 0o600 };
  const strange = { path: '/data/storage', uid: 0, mode: 0o755 };

  it('is named with its owner and the remedy', () => {
    expect(strangeOwner('/data', [own], 1000)).toBeNull();
    expect(strangeOwner('/data', [own, strange], 1000)).toBe(
      '/data/storage belongs to root, and the hub runs as user 1000: run "sudo chown -R 1000 \'/data\'", and start again.',
    );
    expect(strangeOwner('/data', [{ ...own, uid: 33 }], 1000)).toMatch(/belongs to user 33/);
  });

  it('may be where the hub may write to it, or is root', () => {
    expect(strangeOwner('/data', [{ ...strange, mode: 0o777 }], 1000)).toBeNull();
    expect(strangeOwner('/data', [{ ...strange, mode: 0o775 }], 1000)).toBeNull();
    expect(strangeOwner('/data', [own], 0)).toBeNull();
  });
});

it.each([
  ['listen tcp 127.0.0.1:80: bind: address already in use', /is taken: stop the program that has it/],
  ['listen tcp 127.0.0.1:80: bind: permission denied', /may be used by root only, like all ports below 1024/],
  ['listen tcp 192.0.2.1:80: bind: cannot assign requested address', /^This machine has no address/],
  ['listen tcp: lookup nowhere.example: no such host', /^No machine has the name in/],
  [
    'listen tcp 127.0.0.1:80: bind: something new',
    /can't be used \(listen tcp.*something new\): choose another/,
  ],
])('says why it can’t listen, and what to do: %s', (reason, sentence) => {
  const said = listenFault(reason, '127.0.0.1:80', 'HUB_ADDR');
  expect(said).toMatch(sentence);
  expect(said).toContain('HUB_ADDR');
});
