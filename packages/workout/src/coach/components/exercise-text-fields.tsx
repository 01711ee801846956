import { TextArea, TextField } from '@hub/ui';
import { exerciseFields } from '../../model/exercise-fields';

type Name = keyof typeof exerciseFields;

interface ExerciseTextFieldsProps {
  textOf: (name: Name) => string;
  problems: Partial<Record<Name, string | undefined>>;
  onChange: (name: Name, text: string) => void;
  /** Whether the title gets the focus. */
  autoFocus?: boolean;
}

/** The text fields of an exercise, in the library and in a plan (specification §5.21). */
export function ExerciseTextFields({ textOf, problems, onChange, autoFocus }: ExerciseTextFieldsProps) {
  const field = (name: Name) => ({
    name,
    label: exerciseFields[name].label,
    limit: exerciseFields[name].limit,
    value: textOf(name),
    onChange: (text: string) => onChange(name, text),
    error: problems[name],
  });
  return (
    <>
      <TextField {...field('title')} autoFocus={autoFocus} autoComplete="off" />
      <TextArea {...field('instructions')} rows={5} />
      <TextField
        {...field('video')}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('tags')}
        autoComplete="off"
        placeholder="legs, barbell"
        hint="With commas between them."
      />
      <TextArea {...field('notes')} />
      <TextArea {...field('progression')} hint="What comes next, when it has become easy." />
      <TextArea {...field('regression')} hint="What to do instead, while it is too hard." />
    </>
  );
}
