/** The part of a suite that this machine runs: `HUB_SHARD`, such as 2/3; everything if it is not set. */
export function shard(): { current: number; total: number } {
  const [current = 1, total = 1] = (process.env.HUB_SHARD ?? '1/1').split('/').map(Number);
  return { current, total };
}
