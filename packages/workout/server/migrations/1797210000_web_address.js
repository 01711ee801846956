/** The address of a video may begin with `HTTPS://`, as some phones write it: the forms take that already. */
const setPattern = (app, pattern) => {
  const exercises = app.findCollectionByNameOrId('exercises');
  exercises.fields.getByName('video').pattern = pattern;
  app.save(exercises);
};

migrate(
  (app) => setPattern(app, '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+[^\\s]*$'),
  (app) => setPattern(app, '^https?://[^\\s/?#]+[^\\s]*$'),
);
