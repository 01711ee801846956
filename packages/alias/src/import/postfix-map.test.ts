import { expect, it } from 'vitest';
import { postfixMap } from './postfix-map';

it('leads each address to the mailbox, in the order of their letters', () => {
  expect(postfixMap(['shop@hub.test', 'gym@hub.test', '"a b"@hub.test'], 'mei@home.test')).toBe(
    [
      '# virtual_alias_maps of Postfix. After a change, run: postmap FILE',
      'gym@hub.test mei@home.test',
      'shop@hub.test mei@home.test',
      '',
    ].join('\n'),
  );
});
