/**
 * Exercises have muscles and equipment. Existing exercises with the title of one in the built-in library get
 * its values; their other fields and their revision are not changed.
 */
migrate(
  (app) => {
    const exercises = app.findCollectionByNameOrId('exercises');
    exercises.fields.add(new JSONField({ name: 'muscles', maxSize: 1000 }));
    exercises.fields.add(new JSONField({ name: 'secondary', maxSize: 1000 }));
    exercises.fields.add(
      new SelectField({
        name: 'equipment',
        maxSelect: 1,
        values: [
          'bands',
          'barbell',
          'cable',
          'dumbbell',
          'e-z curl bar',
          'exercise ball',
          'foam roll',
          'kettlebells',
          'machine',
          'medicine ball',
          'other',
        ],
      }),
    );
    app.save(exercises);
    app.db().newQuery("UPDATE exercises SET muscles = '[]', secondary = '[]'").execute();
    app
      .db()
      .newQuery(
        `UPDATE exercises SET muscles = json(l.value -> '$.muscles'), secondary = json(l.value -> '$.secondary'),
           equipment = l.value ->> '$.equipment'
         FROM json_each({:library}) l WHERE lower(trim(exercises.title)) = l.value ->> '$.title'`,
      )
      .bind({ library: toString($os.readFile(`${__hooks}/lib/exercise-muscles.json`)) })
      .execute();
  },
  (app) => {
    const exercises = app.findCollectionByNameOrId('exercises');
    for (const name of ['muscles', 'secondary', 'equipment']) exercises.fields.removeByName(name);
    app.save(exercises);
  },
);
