/** Ten times a second: often enough to look continuous, without renders that nobody sees. */
const PACE_MS = 100;

/** Collects the progress of each file, and reports it at most ten times a second. */
export function paced(send: (shares: ReadonlyMap<number, number>) => void) {
  let shares = new Map<number, number>();
  return (id: number, share: number) => {
    if (shares.size === 0) {
      setTimeout(() => {
        const sent = shares;
        shares = new Map();
        send(sent);
      }, PACE_MS);
    }
    shares.set(id, share);
  };
}
