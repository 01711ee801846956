/**
 * A workout stores the day for which it was generated: if a coach or its athlete moves it, it is not
 * generated again for that day. For existing workouts, this day is known if an athlete has moved them;
 * otherwise it is their current day.
 */
const AS_BEFORE = '@request.body.movedFrom:changed = false';
const KEPT = `${AS_BEFORE} && @request.body.plannedDate:changed = false`;

migrate(
  (app) => {
    const workouts = app.findCollectionByNameOrId('workouts');
    workouts.fields.add(new TextField({ name: 'plannedDate', max: 10 }));
    workouts.updateRule = workouts.updateRule.replace(AS_BEFORE, KEPT);
    workouts.addIndex('idx_workouts_plannedDate', false, 'plannedDate', "plannedDate != ''");
    app.save(workouts);
    app
      .db()
      .newQuery(
        "UPDATE workouts SET plannedDate = CASE WHEN movedFrom != '' THEN movedFrom ELSE date END WHERE plan != ''",
      )
      .execute();
  },
  (app) => {
    const workouts = app.findCollectionByNameOrId('workouts');
    workouts.updateRule = workouts.updateRule.replace(KEPT, AS_BEFORE);
    workouts.removeIndex('idx_workouts_plannedDate');
    workouts.fields.removeByName('plannedDate');
    app.save(workouts);
  },
);
