/**
 * Sets: a workout stores when it ended, and its athlete's note to the coach, which the athlete writes; a
 * person has training settings. Targets and sets themselves are in the lists of exercises, which are not
 * changed here.
 */
migrate(
  (app) => {
    const workouts = app.findCollectionByNameOrId('workouts');
    workouts.fields.add(new TextField({ name: 'finished', max: 30 }));
    workouts.fields.add(new TextField({ name: 'note', max: 2000 }));
    app.save(workouts);

    const users = app.findCollectionByNameOrId('users');
    const OWN = '@request.auth.id != "" && owner = @request.auth.id';
    app.save(
      new Collection({
        type: 'base',
        name: 'training_settings',
        listRule: OWN,
        viewRule: OWN,
        createRule:
          '@request.auth.id != "" && (@request.body.owner:isset = false || @request.body.owner = @request.auth.id)',
        updateRule: `${OWN} && @request.body.owner:changed = false`,
        deleteRule: OWN,
        fields: [
          { name: 'unit', type: 'select', values: ['kg', 'lb'], maxSelect: 1 },
          { name: 'step', type: 'select', values: ['0.5', '1', '1.25', '2', '2.5', '5', '10'], maxSelect: 1 },
          { name: 'effort', type: 'select', values: ['rpe', 'rir'], maxSelect: 1 },
          { name: 'isSilent', type: 'bool' },
          { name: 'owner', type: 'relation', collectionId: users.id, maxSelect: 1, cascadeDelete: true },
          { name: 'rev', type: 'number', onlyInt: true, min: 0 },
          { name: 'created', type: 'autodate', onCreate: true },
          { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
        ],
        indexes: ['CREATE UNIQUE INDEX `idx_training_settings_owner` ON `training_settings` (owner)'],
      }),
    );
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('training_settings'));
    const workouts = app.findCollectionByNameOrId('workouts');
    for (const name of ['finished', 'note']) workouts.fields.removeByName(name);
    app.save(workouts);
  },
);
