/**
 * A plan without an athlete is a template, which only admins see. A plan says what it was copied from, and for which
 * generation. The way back leaves templates where they are: nobody but an admin sees them there either.
 */
migrate(
  (app) => {
    const plans = app.findCollectionByNameOrId('plans');
    plans.fields.getByName('user').required = false;
    plans.fields.add(new TextField({ name: 'origin', max: 15 }));
    plans.fields.add(new TextField({ name: 'batch', max: 15 }));
    plans.addIndex('idx_plans_batch', false, 'batch', "batch != ''");
    app.save(plans);
  },
  (app) => {
    const plans = app.findCollectionByNameOrId('plans');
    plans.fields.getByName('user').required = true;
    plans.removeIndex('idx_plans_batch');
    for (const name of ['origin', 'batch']) plans.fields.removeByName(name);
    app.save(plans);
  },
);
