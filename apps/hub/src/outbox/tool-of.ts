import { tools } from '../tools';

/** The name of the tool that keeps a collection. */
export function toolOf(collection: string): string | undefined {
  return tools.find(({ outbox }) => outbox && collection in outbox)?.name;
}
