/** How much one person may have. */
export interface Amounts {
  records: number;
  /** Of all documents and pictures together. */
  bytes: number;
}

const GIGABYTE = 1e9;
/** What a hub gives each person whose owner says nothing else. */
const USUAL = { HUB_QUOTA_RECORDS: 20_000, HUB_QUOTA_GB: 2 };
type Variable = keyof typeof USUAL;

const AMOUNT = /^\d{1,9}(?:\.\d{1,3})?$/;

/** The number that a variable of the environment says, or the usual one; `null` where it says no number above 0. */
function amountOf(get: (variable: string) => string, variable: Variable): number | null {
  const said = get(variable).trim();
  if (said === '') return USUAL[variable];
  return AMOUNT.test(said) && Number(said) > 0 ? Number(said) : null;
}

/** How much each person may have, by the environment; a sentence where that says something else. */
export function readQuota(get: (variable: string) => string): Amounts | string {
  const records = amountOf(get, 'HUB_QUOTA_RECORDS');
  if (records === null || !Number.isInteger(records)) {
    return `HUB_QUOTA_RECORDS is ${get('HUB_QUOTA_RECORDS')}: write how many records one person may have, such as ${USUAL.HUB_QUOTA_RECORDS}.`;
  }
  const gigabytes = amountOf(get, 'HUB_QUOTA_GB');
  if (gigabytes === null) {
    return `HUB_QUOTA_GB is ${get('HUB_QUOTA_GB')}: write how many GB of documents one person may have, such as ${USUAL.HUB_QUOTA_GB} or 0.5.`;
  }
  return { records, bytes: Math.round(gigabytes * GIGABYTE) };
}

/** The share of a quota from which its person is told that it is nearly used up. */
const NEAR = 0.8;

/** Whether somebody has so much that they are told before it is all. */
export function isNear(used: Amounts, most: Amounts): boolean {
  return used.records >= most.records * NEAR || used.bytes >= most.bytes * NEAR;
}

const inWords = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Why somebody can't have so much, as a sentence; `null` where they can. */
export function quotaProblem(wanted: Amounts, most: Amounts): string | null {
  const what =
    wanted.records > most.records
      ? `${inWords(most.records)} records`
      : wanted.bytes > most.bytes
        ? `${most.bytes / GIGABYTE} GB of documents`
        : null;
  return (
    what &&
    `One person may have ${what} on this hub, and this would be more. Delete what is not needed, or ask the hub’s owner for more.`
  );
}
