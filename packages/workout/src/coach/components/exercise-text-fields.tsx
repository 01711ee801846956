import { TextArea, TextField } from '@hub/ui';
import { exerciseFields } from '../../model/exercise-fields';

type Name = keyof typeof exerciseFields;

interface ExerciseTextFieldsProps {
  fieldText: (name: Name) => string;
  problems: Partial<Record<Name, string | undefined>>;
  onChange: (name: Name, text: string) => void;
  /** Whether the title gets the focus. */
  autoFocus?: boolean;
}

/** The text fields of an exercise, in the library and in a plan (specification §5.21). */
export function ExerciseTextFields({ fieldText, problems, onChange, autoFocus }: ExerciseTextFieldsProps) {
  const field = (name: Name) => ({
    name,
    label: exerciseFields[name].label,
    limit: exerciseFields[name].limit,
    value: fieldText(name),
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
        hint="Separated by commas."
      />
      <TextArea {...field('notes')} />
      <TextArea {...field('progression')} hint="What comes next, once it is easy." />
      <TextArea {...field('regression')} hint="What to do instead, while it is too hard." />
    </>
  );
}
