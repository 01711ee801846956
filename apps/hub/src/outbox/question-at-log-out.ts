import { LEAVE, type LogOutQuestion } from '@hub/ui';

interface LogOutMoment {
  isReachable: boolean;
  /** The number of unsaved changes on the device; `null` if it is not known. */
  waiting: number | null;
  /**
   * The unsaved drafts on the device in words, such as `2 results and 1 card`; `''` if they have no names, `null`
   * without any.
   */
  drafts: string | null;
  /** The data on the device, such as `7 cards and 9 dates`; `null` if nothing can be counted. */
  persisted: string | null;
}

function draftsInWords(drafts: string): string {
  return `Logging out discards what you typed and did not save${drafts === '' ? '' : `: ${drafts}`}.`;
}

function waitingInWords(count: number | null): string {
  if (count === null) return 'Changes that are not saved may be on this device. Logging out discards them.';
  const changes = count === 1 ? 'One change is waiting' : `${String(count)} changes are waiting`;
  return `${changes} to be saved on this device. Logging out discards ${count === 1 ? 'it' : 'them'}.`;
}

/**
 * The question before a log-out: about drafts and unsent changes, and without the hub about all data, because
 * nobody can sign in until it answers. `null` if nothing would be lost.
 */
export function questionAtLogOut({
  isReachable,
  waiting,
  drafts,
  persisted,
}: LogOutMoment): LogOutQuestion | null {
  const lost = [
    ...(drafts === null ? [] : [draftsInWords(drafts)]),
    ...(waiting === 0 ? [] : [waitingInWords(waiting)]),
  ];
  if (isReachable) return lost.length === 0 ? null : { ...LEAVE, message: lost.join(' ') };
  const going = `This removes ${persisted ?? 'what is stored'} from this device. Signing in again needs the network.`;
  return {
    title: 'Log out while offline?',
    message: [...lost, going].join(' '),
    confirmLabel: 'Log Out',
  };
}
