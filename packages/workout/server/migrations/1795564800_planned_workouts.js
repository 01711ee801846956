/**
 * A workout stores its origin: a plan, the workout of the plan, and the generation that created it.
 * The same workout of a plan can't be twice on one day. Athletes can't change these fields.
 */
migrate(
  (app) => {
    const workouts = app.findCollectionByNameOrId('workouts');
    workouts.fields.add(new TextField({ name: 'plan', max: 15 }));
    workouts.fields.add(new TextField({ name: 'planWorkout', max: 255 }));
    workouts.fields.add(new TextField({ name: 'batch', max: 15 }));
    workouts.addIndex('idx_workouts_planned', true, 'user, plan, planWorkout, date', "plan != ''");
    workouts.addIndex('idx_workouts_batch', false, 'batch', "batch != ''");
    const unchanged = ['plan', 'planWorkout', 'batch'].map((name) => `@request.body.${name}:changed = false`);
    workouts.updateRule = workouts.updateRule.replace(/\)$/, ` && ${unchanged.join(' && ')})`);
    app.save(workouts);
  },
  (app) => {
    const workouts = app.findCollectionByNameOrId('workouts');
    workouts.updateRule = workouts.updateRule.replace(/ && @request\.body\.plan:changed.*\)$/, ')');
    workouts.removeIndex('idx_workouts_planned');
    workouts.removeIndex('idx_workouts_batch');
    for (const name of ['plan', 'planWorkout', 'batch']) workouts.fields.removeByName(name);
    app.save(workouts);
  },
);
