import { LEAVE, type LogOutQuestion } from '@hub/ui';

interface LogOutMoment {
  isReachable: boolean;
  /** The number of unsent changes on the device. */
  waiting: number;
  /** The data on the device, such as `7 cards and 9 dates`; `null` if nothing can be counted. */
  kept: string | null;
}

function waitingInWords(count: number): string {
  const changes = count === 1 ? 'One change waits' : `${String(count)} changes wait`;
  return `${changes} to be saved on this device. Logging out throws ${count === 1 ? 'it' : 'them'} away.`;
}

/**
 * The question before a log-out: about unsent changes, and without the hub about all data, because nobody can
 * sign in until it answers. `null` if nothing would be lost.
 */
export function questionAtLogOut({ isReachable, waiting, kept }: LogOutMoment): LogOutQuestion | null {
  const unsent = waiting === 0 ? null : waitingInWords(waiting);
  if (isReachable) {
    return unsent === null ? null : { ...LEAVE, message: unsent };
  }
  const going = `This removes ${kept ?? 'what is kept'} from this device. Signing in again needs the network.`;
  return {
    title: 'Log out while offline?',
    message: unsent === null ? going : `${unsent} ${going}`,
    confirmLabel: 'Log Out',
  };
}
