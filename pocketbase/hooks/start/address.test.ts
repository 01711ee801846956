import { expect, it } from 'vitest';
import { readAddress } from './address';

const read = (env: Readonly<Record<string, string>>) => readAddress((name) => env[name] ?? '');

it('listens on the loopback address unless it is told another one', () => {
  expect(read({})).toEqual({ http: '127.0.0.1:8090', https: '', domain: '', url: 'http://127.0.0.1:8090' });
  expect(read({ HUB_ADDR: '0.0.0.0:80' })).toMatchObject({ http: '0.0.0.0:80', url: 'http://localhost:80' });
  expect(read({ HUB_ADDR: '[::]:81' })).toMatchObject({ http: '[::]:81', url: 'http://localhost:81' });
  expect(read({ HUB_ADDR: '[::1]:81' })).toMatchObject({ url: 'http://[::1]:81' });
});

it('serves a domain on 443 and leads 80 to it', () => {
  expect(read({ HUB_DOMAIN: 'Hub.example.org' })).toEqual({
    http: '0.0.0.0:80',
    https: '0.0.0.0:443',
    domain: 'hub.example.org',
    url: 'https://hub.example.org',
  });
  expect(read({ HUB_DOMAIN: 'hub.example.org', HUB_HTTPS_ADDR: '127.0.0.1:8443' })).toMatchObject({
    url: 'https://hub.example.org:8443',
  });
});

it.each([
  [{ HUB_ADDR: '8090' }, 'HUB_ADDR is 8090: write it as host:port, for example 127.0.0.1:8090.'],
  [{ HUB_ADDR: '127.0.0.1:0' }, 'HUB_ADDR is 127.0.0.1:0: write'],
  [{ HUB_ADDR: '127.0.0.1:65536' }, 'HUB_ADDR is 127.0.0.1:65536: write'],
  [{ HUB_DOMAIN: 'hub.example.org', HUB_HTTPS_ADDR: '443' }, 'HUB_HTTPS_ADDR is 443: write'],
  [{ HUB_DOMAIN: 'https://hub.example.org' }, 'HUB_DOMAIN is https://hub.example.org: write the name'],
  [{ HUB_DOMAIN: 'localhost' }, 'HUB_DOMAIN is localhost: write the name'],
  [{ HUB_DOMAIN: '192.168.1.2' }, 'HUB_DOMAIN is 192.168.1.2: write the name'],
])('refuses %j in a sentence', (env, sentence) => {
  expect(read(env)).toContain(sentence);
});
