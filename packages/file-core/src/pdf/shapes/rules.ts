import type { PDFName } from '../pdf-lib';
import { textOfName } from '../names';
import { type Dict, type Lazy, leftOut } from './shape';

/** What a shape says of a key. */
export interface Rule {
  key: string;
  of: Lazy;
  isIdle: boolean;
  /** Whether a value of the key was copied before. */
  isMet: boolean;
}

/** What a shape says of keys, looked up once for each: a file has the same few keys a million times. */
export class Rules {
  private readonly known = new Map<PDFName, Rule>();

  constructor(private readonly shape: Dict) {}

  of(name: PDFName): Rule {
    return this.known.get(name) ?? this.lookUp(name);
  }

  private lookUp(name: PDFName): Rule {
    const { keys, idle } = this.shape;
    const key = textOfName(name);
    const of = (Object.hasOwn(keys, key) ? keys[key] : null) ?? leftOut;
    const rule = { key, of, isIdle: idle.has(key), isMet: false };
    this.known.set(name, rule);
    return rule;
  }
}
