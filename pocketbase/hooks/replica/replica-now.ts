import { copyState } from './documents';
import { askLitestream } from './litestream';
import { currentTarget } from './replica';
import { replicaState, type ReplicaState } from './state';

/** The state of this hub's replica; `null` if it has none. Asking Litestream takes a tenth of a second. */
export function replicaNow(): ReplicaState | null {
  const target = currentTarget();
  if (target === null) return null;
  const listed = askLitestream($app.dataDir(), 'list');
  return replicaState(target.name, listed, target.kind === 'sftp' ? null : copyState(), Date.now());
}
