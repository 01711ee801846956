import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type HttpChannel, LONGEST_TEMPLATE, requestOf, templateProblem } from './http-channels';

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
const message = {
  title: 'Passport "A"',
  body: 'one\ntwo',
  url: 'https://apps.example/expiry',
  tag: 'expiry',
};
const request = (channel: Partial<HttpChannel>) =>
  requestOf(
    { kind: 'webhook', address: 'https://hook.example/x', secret: '', template: '', ...channel },
    message,
    sign,
  );
const bodyOf = (channel: Partial<HttpChannel>) => JSON.parse(request(channel).body) as unknown;

describe('a request', () => {
  it('to ntfy goes to its server, with the topic inside', () => {
    const channel = {
      kind: 'ntfy',
      address: 'https://ntfy.example/sub/rivers-home/',
      secret: 'tk_1',
    } as const;
    expect(request(channel)).toMatchObject({
      url: 'https://ntfy.example/sub',
      headers: { Authorization: 'Bearer tk_1', 'Content-Type': 'application/json' },
    });
    expect(bodyOf(channel)).toEqual({
      topic: 'rivers-home',
      title: message.title,
      message: message.body,
      tags: ['expiry'],
      click: message.url,
    });
    expect(request({ ...channel, secret: '' }).headers).not.toHaveProperty('Authorization');
  });

  it('to Gotify has its key, and leads to the record when it is touched', () => {
    const channel = { kind: 'gotify', address: 'https://gotify.example/', secret: 'A1b' } as const;
    expect(request(channel)).toMatchObject({
      url: 'https://gotify.example/message',
      headers: { 'X-Gotify-Key': 'A1b' },
    });
    expect(bodyOf(channel)).toMatchObject({
      title: message.title,
      message: message.body,
      extras: { 'client::notification': { click: { url: message.url } } },
    });
  });

  it('to Apprise says where it leads in its text', () => {
    const channel = { kind: 'apprise', address: 'https://apprise.example/notify/home' } as const;
    expect(request(channel).url).toBe('https://apprise.example/notify/home');
    expect(bodyOf(channel)).toMatchObject({
      title: message.title,
      body: `one\ntwo\n${message.url}`,
      type: 'info',
    });
  });

  it('to a webhook fills its template as JSON', () => {
    expect(bodyOf({})).toEqual(message);
    expect(bodyOf({ template: '{"content":"{{title}}: {{body}}"}' })).toEqual({
      content: 'Passport "A": one\ntwo',
    });
  });

  it('to a webhook is signed over its very body', () => {
    const { body, headers } = request({ secret: 'key' });
    expect(headers['X-Hub-Signature-256']).toBe(`sha256=${sign(body, 'key')}`);
    expect(request({}).headers).not.toHaveProperty('X-Hub-Signature-256');
  });
});

describe('a template', () => {
  it.each(['{"text":"{{title}}"}', '["{{tag}} {{url}}"]', '{"a":1}'])('%s is one', (template) => {
    expect(templateProblem(template)).toBe(null);
  });

  it.each([
    ['{"text":{{title}}}', 'no JSON'],
    ['{"text":"{{name}}"}', 'but not {{name}}'],
    ['{"text":"{{title"}', 'but not {{title'],
    ['text={{title}}', 'no JSON'],
    [`"${'x'.repeat(LONGEST_TEMPLATE)}"`, 'longer than 4096'],
  ])('%s is none', (template, problem) => {
    expect(templateProblem(template)).toContain(problem);
  });
});
