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
    ['', /^Enter a domain/],
    ['   ', /^Enter a domain/],
    ['example', /^Add the ending/],
    ['my mail.com', /^Remove the space/],
    ['@example.com', /^Remove the “@”/],
    ['https://example.com', /^Remove the “:”/],
    ['example.com/mail', /^Remove the “\/”/],
    ['my_mail.com', /^Remove the “_”/],
    ['ex%61mple.com', /^Remove the “%”/],
    ['.example.com', /^Remove the dot/],
    ['example..com', /^Remove the dot/],
    ['example.com.', /^Remove the dot/],
    ['-example.com', /^Take the hyphen off the end of “-example”/],
    ['example-.com', /^Take the hyphen/],
    ['example.com-', /^Take the hyphen/],
    [`a${label63}.com`, /^Shorten “aaaaaaaaaaaa…” to at most 63/],
    [`${domain253}b`, /^Shorten the domain to at most 253/],
    ['192.168.1.10', /^Use letters after the last dot/],
    ['１.２.３.４', /^Use letters after the last dot/],
    ['example.c', /^Use letters after the last dot/],
    ['xn--a.com', /^Check the spelling/],
    ['bü\u2028cher.example', /^Check the spelling/],
  ])('says how to mend %j', (typed, sentence) => {
    expect(checkDomain(typed)).toEqual({ problem: expect.stringMatching(sentence) as string });
  });
});
