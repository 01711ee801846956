/**
 * Adds the day from which a plan's weeks are counted, the plan's workouts that were deleted by hand, and the mark of a
 * workout that still has the content from its plan. The start of an existing plan is the first day of the last workouts that
 * no pause of more than 28 days separates. Existing workouts get no mark, because the content that their plan gave them is
 * unknown: they stay as they are.
 */
const AS_BEFORE = '@request.body.plannedDate:changed = false';
const KEPT = `${AS_BEFORE} && @request.body.planMark:changed = false`;
const WITH_EARLIER = `SELECT plan, plannedDate, lag(plannedDate) OVER (PARTITION BY plan ORDER BY plannedDate) AS earlier
  FROM workouts WHERE plan != '' AND plannedDate != ''`;
const START_OF_LAST_RUN = `UPDATE plans SET start = run.first FROM (
  SELECT plan, max(plannedDate) AS first FROM (${WITH_EARLIER})
  WHERE earlier IS NULL OR earlier < date(plannedDate, '-28 days') GROUP BY plan
) AS run WHERE run.plan = plans.id`;

migrate(
  (app) => {
    const workouts = app.findCollectionByNameOrId('workouts');
    workouts.fields.add(new TextField({ name: 'planMark', max: 20 }));
    workouts.updateRule = workouts.updateRule.replace(AS_BEFORE, KEPT);
    app.save(workouts);

    const plans = app.findCollectionByNameOrId('plans');
    plans.fields.add(new TextField({ name: 'start', max: 10 }));
    plans.fields.add(new JSONField({ name: 'removed', maxSize: 1_048_576 }));
    app.save(plans);
    app.db().newQuery("UPDATE plans SET removed = '[]'").execute();
    app.db().newQuery(START_OF_LAST_RUN).execute();
  },
  (app) => {
    const workouts = app.findCollectionByNameOrId('workouts');
    workouts.updateRule = workouts.updateRule.replace(KEPT, AS_BEFORE);
    workouts.fields.removeByName('planMark');
    app.save(workouts);

    const plans = app.findCollectionByNameOrId('plans');
    for (const name of ['start', 'removed']) plans.fields.removeByName(name);
    app.save(plans);
  },
);
