/** Files of the data folder that are for this machine only: the lock of the server, and a first password nobody has read yet. */
const LEFT_OUT = ['.hub.lock', 'owner-password.txt'];

/** A backup holds neither, and restoring one takes neither away. */
export function leaveOut(e: BackupEvent): void {
  e.exclude = [...e.exclude, ...LEFT_OUT];
  e.next();
}
