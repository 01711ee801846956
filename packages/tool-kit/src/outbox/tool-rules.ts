import { type CollectionName, HubError } from '@hub/pb-client';
import type { AnyRules, OutboxByCollection } from './rules';

/** The tools' outbox rules. A tool's code is loaded when its rules are first used. */
export class ToolRules {
  readonly #outboxes: OutboxByCollection;
  readonly #loaded = new Map<CollectionName, AnyRules>();

  constructor(outboxes: OutboxByCollection) {
    this.#outboxes = outboxes;
  }

  /** Whether changes of this collection can wait. */
  has(collection: CollectionName): boolean {
    return collection in this.#outboxes;
  }

  /** The rules of a collection. Throws a `HubError` if its changes can't wait. */
  async of(collection: CollectionName): Promise<AnyRules> {
    const loaded = this.#loaded.get(collection);
    if (loaded) return loaded;
    const rules = await this.#outboxes[collection]?.();
    if (rules === undefined) throw new HubError('unexpected', { cause: `${collection} has no outbox.` });
    this.#loaded.set(collection, rules);
    return rules;
  }
}
