import { describe, expect, it } from 'vitest';
import { checkDomain } from './domain';

const label63 = 'a'.repeat(63);
/** 253 characters: three labels of 63 and one of 61, with dots between. */
const domain253 = [label63, label63, label63, 'b'.repeat(61)].join('.');

describe('checkDomain', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  Mail.Example.COM ', 'mail.example.com'],
    ['my-mail.co.uk', 'my-mail.co.uk'],
    ['1password.com', '1password.com'],
    [`${label63}.com`, `${label63}.com`],
    [domain253, domain253],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['example。com', 'example.com'],
  ])('takes %j as %j', (typed, domain) => {
    expect(checkDomain(typed)).toEqual({ domain });
  });

  it.each([
    ['', /^Write a domain/],
    ['   ', /^Write a domain/],
    ['example', /^Add the ending/],
    ['my mail.com', /^Take out the space/],
    ['@example.com', /^Take out the “@”/],
    ['https://example.com', /^Take out the “:”/],
    ['example.com/mail', /^Take out the “\/”/],
    ['my_mail.com', /^Take out the “_”/],
    ['ex%61mple.com', /^Take out the “%”/],
    ['.example.com', /^Take out the dot/],
    ['example..com', /^Take out the dot/],
    ['example.com.', /^Take out the dot/],
    ['-example.com', /^Take the hyphen off the end of “-example”/],
    ['example-.com', /^Take the hyphen/],
    ['example.com-', /^Take the hyphen/],
    [`a${label63}.com`, /^Shorten “aaaaaaaaaaaa…” to at most 63/],
    [`${domain253}b`, /^Shorten the domain to at most 253/],
    ['192.168.1.10', /^Let the part after the last dot be letters/],
    ['１.２.３.４', /^Let the part after the last dot be letters/],
    ['example.c', /^Let the part after the last dot be letters/],
    ['xn--a.com', /^Check the spelling/],
    ['bü\u2028cher.example', /^Check the spelling/],
  ])('says how to mend %j', (typed, sentence) => {
    expect(checkDomain(typed)).toEqual({ problem: expect.stringMatching(sentence) as string });
  });
});
