import { findRecord, sentence } from '@hub/pocketbase/hooks';
import type { PlanRequest } from './sent';
import { findCopy } from './template';

/** Refuses a request because of one of its fields. */
export function refuse(field: string, text: string): never {
  throw sentence(400, field, text);
}

const CHANGED = 'Someone else has changed this plan. Look at the preview again.';

/**
 * Finds the plan of a request: the athlete's own, or for a template, their copy of it; the template itself if
 * they have no copy. Refuses with 409 if the plan has another revision than the coach has seen (specification §7.1235).
 */
export function findPlan(tx: App, { user, plan, rev }: PlanRequest): HubRecord {
  if (findRecord(tx, 'users', user) === null) refuse('user', 'Invalid user or plan ID');
  const record = findRecord(tx, 'plans', plan);
  if (record === null || !['', user].includes(record.getString('user'))) {
    refuse('plan', 'Plan not found or access denied');
  }
  if (rev !== undefined && record.getInt('rev') !== rev) throw sentence(409, 'plan', CHANGED);
  return record.getString('user') === '' ? (findCopy(tx, record, user) ?? record) : record;
}

/** Finds the athlete's own plan; refuses a template of which they have no copy. */
export function findOwnPlan(tx: App, meant: PlanRequest): HubRecord {
  const plan = findPlan(tx, meant);
  if (plan.getString('user') !== meant.user) refuse('plan', 'Plan not found or access denied');
  return plan;
}
