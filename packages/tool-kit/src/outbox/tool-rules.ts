import { type CollectionName, HubError } from '@hub/pb-client';
import type { OutboxByCollection } from './define-outbox';
import type { AnyRules } from './rules';

/** The rules of the tools for what waits; a tool's code is loaded when its rules are first asked for. */
export class ToolRules {
  readonly #outboxes: OutboxByCollection;
  readonly #loaded = new Map<CollectionName, AnyRules>();

  constructor(outboxes: OutboxByCollection) {
    this.#outboxes = outboxes;
  }

  /** Whether a tool lets changes of a collection wait. */
  has(collection: CollectionName): boolean {
    return collection in this.#outboxes;
  }

  /** The rules of a collection. Throws a `HubError` where no tool lets its changes wait. */
  async of(collection: CollectionName): Promise<AnyRules> {
    const loaded = this.#loaded.get(collection);
    if (loaded) return loaded;
    const rules = await this.#outboxes[collection]?.();
    if (rules === undefined) throw new HubError('unexpected', { cause: `${collection} has no outbox.` });
    this.#loaded.set(collection, rules);
    return rules;
  }
}
