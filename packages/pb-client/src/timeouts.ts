/** How long without a response or upload progress until the hub counts as unreachable, in ms (§4.19). */
const UNREACHABLE_AFTER_MS = 8_000;

/** How long the browser waits until a response of the hub begins, in milliseconds. */
export const TIMEOUTS_MS = {
  request: UNREACHABLE_AFTER_MS,
  /** The hub itself waits for a public service first. */
  publicService: UNREACHABLE_AFTER_MS + 7_000,
  /** A service may take 15 seconds to answer the hub; a mail server may hang forever. */
  testMessage: 20_000,
  /** Writing two months of a large plan to a slow disk takes a while. */
  manyRecords: 60_000,
  /** Ten thousand rows take a fast hub twenty seconds, and a small one minutes. */
  import: 300_000,
} as const;
