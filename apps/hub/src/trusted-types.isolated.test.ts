import { beforeEach, expect, it, vi } from 'vitest';

interface Policy {
  createScriptURL: (text: string) => string | null;
  createHTML: (text: string) => string | null;
}

const HUB = 'https://hub.example';

let policy: Policy;

beforeEach(async () => {
  vi.resetModules();
  const createPolicy = vi.fn<(name: string, rules: Policy) => void>();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('location', { origin: HUB });
  vi.stubGlobal('document', { baseURI: `${HUB}/` });
  // @ts-expect-error It is a script of the page, and no module.
  await import('./trusted-types.js');
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('default');
  policy = rules;
});

const here = (path: string) => HUB + path;

it.each([
  here('/service-worker.js'),
  'service-worker.js',
  here('/assets/obscura.worker-BMX_m-TQ.js'),
  here('/assets/scan.worker-BMX_m-TQ.js'),
])('lets the hub’s own worker be started: %s', (url) => {
  expect(policy.createScriptURL(url)).toBe(url);
});

it.each([
  'https://elsewhere.example/service-worker.js',
  here('/assets/index-BMX_m-TQ.js'),
  here('/service-worker.js/../api/files/users/x/y.js'),
  `blob:${here('/4f5d')}`,
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('starts nothing else: %s', (url) => {
  expect(policy.createScriptURL(url)).toBeNull();
});

it('lets HTML be emptied, and none be written', () => {
  expect(policy.createHTML('')).toBe('');
  expect(policy.createHTML('<img src=x>')).toBeNull();
});
