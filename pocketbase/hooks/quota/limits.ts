/** The quota of one person. */
export interface Amounts {
  records: number;
  /** Of all documents and pictures together. */
  bytes: number;
}

const GIGABYTE = 1e9;
/** The default quota of each person. */
const USUAL = { HUB_QUOTA_RECORDS: 20_000, HUB_QUOTA_GB: 2 };
type Variable = keyof typeof USUAL;

const AMOUNT = /^\d{1,9}(?:\.\d{1,3})?$/;

/** The number in an environment variable, or the default; `null` if it is not a number above 0. */
function amountOf(get: (variable: string) => string, variable: Variable): number | null {
  const value = get(variable).trim();
  if (value === '') return USUAL[variable];
  return AMOUNT.test(value) && Number(value) > 0 ? Number(value) : null;
}

/** The quota of each person from the environment; a sentence if that is invalid. */
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

/** The fraction of a quota from which the person is warned that it is nearly used up. */
const NEAR = 0.8;

/** Whether a person has used enough of their quota to be warned. */
export function isNear(used: Amounts, most: Amounts): boolean {
  return used.records >= most.records * NEAR || used.bytes >= most.bytes * NEAR;
}

const inWords = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Why an amount exceeds the quota, as a sentence; `null` if it does not. */
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
