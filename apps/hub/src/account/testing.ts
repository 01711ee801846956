/** The answer of the hub to how much of their quota somebody uses. */
export const sampleQuota = (records: number, isNear = false) => ({
  used: { records, bytes: 310_000_000 },
  most: { records: 20_000, bytes: 2e9 },
  isNear,
});
