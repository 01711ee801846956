/** The sentence about the plans that have an exercise, before it is deleted; `undefined` while they are counted. */
export function plansWarning(plans: number | undefined, hasFailed: boolean): string {
  if (hasFailed) return 'In how many plans it stands could not be found out. This can’t be undone.';
  if (plans === undefined) return 'Looking in which plans it stands…';
  if (plans === 0) return 'It stands in no plan. This can’t be undone.';
  const where = plans === 1 ? '1 plan, which keeps its copy' : `${plans} plans, which keep their copies`;
  return `It stands in ${where}. This can’t be undone.`;
}
