import { openReplica } from '../replica/copies';
import { requireBaseTarget } from '../replica/replica';
import { readLease } from './bucket';
import { isEnded } from './lease';
import { ownTerm } from './note';

/** The job that deletes the replicas of terms that are no longer in the lease. */
export function sweepTerms(): void {
  const own = ownTerm();
  const target = own === 0 ? null : requireBaseTarget();
  const found = target && readLease(target);
  const replica = target && openReplica(target);
  if (replica === null || found === null || typeof found === 'string') return;
  const { files, prefix } = replica;
  const term = (key: string) => Number(key.slice(`${prefix}terms/`.length).split('/')[0]);
  for (const { key } of files.list(`${prefix}terms/`)) {
    if (isEnded(term(key), found.lease.terms, own)) files.delete(key);
  }
}
