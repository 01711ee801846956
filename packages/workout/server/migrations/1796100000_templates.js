/**
 * A plan without an athlete is a template, which only admins can see. A plan stores from which plan it was
 * copied, and for which generation. The down migration keeps templates: only admins can see them there, too.
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
