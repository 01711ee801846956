/** The sentence about the plans that contain an exercise, shown before it is deleted. */
export function plansWarning(plans: number | undefined, hasFailed: boolean): string {
  if (hasFailed) return 'The hub could not find out how many plans use it. This can’t be undone.';
  if (plans === undefined) return 'Counting the plans that use it…';
  if (plans === 0) return 'No plan uses it. This can’t be undone.';
  const users =
    plans === 1 ? '1 plan uses it, and keeps its copy' : `${plans} plans use it, and keep their copies`;
  return `${users}. This can’t be undone.`;
}
