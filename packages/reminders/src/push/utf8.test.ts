import { expect, it } from 'vitest';
import { utf8 } from './utf8';

it.each(['', 'a', 'é', '€', '🛂', 'a\ud83d', '\uffff', 'Größe 日本'])(
  'writes %j as TextEncoder does',
  (text) => {
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  },
);
