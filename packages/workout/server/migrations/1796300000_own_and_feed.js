/**
 * Own workouts, moved workouts, and the coach's feed. Athletes can create their own workouts and change
 * everything in them, and move others if their coach allows it; a coach can reply, and the hub stores what
 * they have seen. Past workouts count as seen, so that the feed does not begin with months of new entries.
 */
const ADDED = ['own', 'movable', 'movedFrom', 'reply', 'seen', 'acted'];
const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
const MINE = '@request.auth.id != "" && user = @request.auth.id';
const unchanged = (names) => names.map((name) => `@request.body.${name}:changed = false`).join(' && ');

migrate(
  (app) => {
    const plans = app.findCollectionByNameOrId('plans');
    plans.fields.add(new BoolField({ name: 'movable' }));
    app.save(plans);

    const workouts = app.findCollectionByNameOrId('workouts');
    workouts.fields.add(new BoolField({ name: 'own' }));
    workouts.fields.add(new BoolField({ name: 'movable' }));
    workouts.fields.add(new TextField({ name: 'movedFrom', max: 10 }));
    workouts.fields.add(new TextField({ name: 'reply', max: 2000 }));
    workouts.fields.add(new TextField({ name: 'seen', max: 30 }));
    workouts.fields.add(new TextField({ name: 'acted', max: 30 }));
    workouts.addIndex('idx_workouts_acted', false, 'acted', "acted != ''");
    workouts.addIndex('idx_workouts_date', false, 'date', '');
    workouts.createRule = `${ADMIN} || (${MINE} && plan = "" && planWorkout = "" && batch = "" && movable = false && reply = "")`;
    const kept = ['user', 'plan', 'planWorkout', 'batch', ...ADDED];
    workouts.updateRule = `${ADMIN} || (${MINE} && ${unchanged(kept)} && (own = true || (${unchanged([
      'workoutTitle',
      'workoutDescription',
    ])} && (movable = true || ${unchanged(['date'])}))))`;
    workouts.deleteRule = `${ADMIN} || (${MINE} && own = true)`;
    app.save(workouts);

    const now = new Date().toISOString();
    app.db().newQuery("UPDATE workouts SET seen = {:now} WHERE date < date('now')").bind({ now }).execute();
  },
  (app) => {
    const workouts = app.findCollectionByNameOrId('workouts');
    const kept = ['user', 'date', 'workoutTitle', 'workoutDescription', 'plan', 'planWorkout', 'batch'];
    workouts.createRule = ADMIN;
    workouts.updateRule = `${ADMIN} || (${MINE} && ${unchanged(kept)})`;
    workouts.deleteRule = ADMIN;
    for (const name of ['idx_workouts_acted', 'idx_workouts_date']) workouts.removeIndex(name);
    for (const name of ADDED) workouts.fields.removeByName(name);
    app.save(workouts);

    const plans = app.findCollectionByNameOrId('plans');
    plans.fields.removeByName('movable');
    app.save(plans);
  },
);
